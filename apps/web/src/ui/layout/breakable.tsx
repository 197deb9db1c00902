import { Fragment, type ReactNode } from 'react'
import layout from './layout.module.css'

/** As `formatPhone` writes it. */
const PHONE = /(\(\d\d\) \d{4,5}-\d{4})/

/** Every second part is a phone. */
const partOf = (text: string, nth: number): ReactNode => {
  if (nth % 2 === 1) return <span className={layout.whole}>{text}</span>
  const at = text.indexOf('@')
  return at < 0 ? (
    text
  ) : (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}

/** An e-mail that does not fit breaks before its @, not inside a word; a phone goes whole to the next line. */
export const breakable = (content: ReactNode): ReactNode => {
  if (typeof content !== 'string' || !/@|\(\d\d\)/.test(content)) return content
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
  return content.split(PHONE).map((text, nth) => <Fragment key={nth}>{partOf(text, nth)}</Fragment>)
}
