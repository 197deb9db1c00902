/** The system's share sheet if available, else the clipboard. */
const share = async (button: HTMLElement): Promise<void> => {
  const { title } = document
  const { href: url } = location
  if (navigator.share) return navigator.share({ title, url })
  await navigator.clipboard.writeText(url)
  const label = button.querySelector('span')
  if (label) label.textContent = button.dataset.share ?? ''
}

export const offerSharing = (): void => {
  for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) {
    button.hidden = false
    // Closing the system's sheet is no failure.
    button.addEventListener('click', () => void share(button).catch(() => undefined))
  }
}
