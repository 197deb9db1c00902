/** The result: `closed` if the user changed their mind. */
type Shared = 'shared' | 'copied' | 'closed'

const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

interface Shareable {
  readonly title: string
  /** The public page that verifies it: it shows only initials. */
  readonly link: string
  readonly file: File
}

const waysOf = ({ title, link, file }: Shareable) => [
  ...(navigator.canShare?.({ files: [file] }) ? [{ title, files: [file] }] : []),
  ...('share' in navigator ? [{ title, url: link }] : []),
]

/**
 * Shares a document with another application: the file if possible, else the link to its verification page; if sharing
 * is not possible, copies the link.
 */
export const shareDocument = async (document: Shareable): Promise<Shared> => {
  for (const way of waysOf(document)) {
    try {
      await navigator.share(way)
      return 'shared'
    } catch (error) {
      // Anything else: this way failed (the press is too long ago, the system refuses), the next one may work.
      if (isClosed(error)) return 'closed'
    }
  }
  await navigator.clipboard.writeText(document.link)
  return 'copied'
}
