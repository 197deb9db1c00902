/** How it ended: `closed` where the person thought better of it. */
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
 * Gives a document to another application: the file where that can be, else the link to its check page; where nothing
 * can be given, the link is copied.
 */
export const shareDocument = async (document: Shareable): Promise<Shared> => {
  for (const way of waysOf(document)) {
    try {
      await navigator.share(way)
      return 'shared'
    } catch (error) {
      // Anything else: this way is not open (the press is too long ago, the system refuses), the next may be.
      if (isClosed(error)) return 'closed'
    }
  }
  await navigator.clipboard.writeText(document.link)
  return 'copied'
}
