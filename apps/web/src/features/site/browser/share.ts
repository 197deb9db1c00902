/** What the system shares with where it can, else the clipboard. */
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
    // Who closes the system's sheet wants nothing more.
    button.addEventListener('click', () => void share(button).catch(() => undefined))
  }
}
