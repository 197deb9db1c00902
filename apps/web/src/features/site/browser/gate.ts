/** At `/`, before anything is drawn: logged-in users go to their home, which the web app knows. */
try {
  if (localStorage.getItem('accessToken')) location.replace('/login')
} catch {
  // Without storage nobody is logged in.
}
