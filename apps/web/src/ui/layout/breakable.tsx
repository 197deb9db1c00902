import type { ReactNode } from 'react'

/** An e-mail that does not fit breaks before its @, not inside a word. */
export const breakable = (content: ReactNode): ReactNode => {
  if (typeof content !== 'string' || !content.includes('@')) return content
  const at = content.indexOf('@')
  return (
    <>
      {content.slice(0, at)}
      <wbr />
      {content.slice(at)}
    </>
  )
}
