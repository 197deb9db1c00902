/** At `/`, before anything is drawn: who is logged in goes on to the own home, which the web app knows. */
try {
  if (localStorage.getItem('accessToken')) location.replace('/login')
} catch {
  // Without storage nobody is logged in.
}
