/** PostgreSQL refuses a notice of 8,000 bytes and more. */
const LONGEST = 7900
/** Bytes per part: below the limit in base64 and with its header. */
const PART = 5700

/** A message as notices, in order: one if short, else several, each `sender number of|base64`. */
export const toNotices = (sender: string, text: string): readonly string[] => {
  const bytes = Buffer.from(text)
  if (bytes.length <= LONGEST) return [text]
  const of = Math.ceil(bytes.length / PART)
  return Array.from({ length: of }, (_, at) => {
    const part = bytes.subarray(at * PART, (at + 1) * PART).toString('base64')
    return `${sender} ${at} ${of}|${part}`
  })
}

/** Reassembles messages. One whose first parts were missed is dropped. */
export const createAssembler = () => {
  const begun = new Map<string, Buffer[]>()
  /** The message completed by a notice. */
  return (notice: string): string | undefined => {
    if (notice.startsWith('{')) return notice
    const [head = '', part = ''] = notice.split('|')
    const [sender = '', at, of] = head.split(' ')
    if (at === '0') begun.set(sender, [])
    const parts = begun.get(sender)
    if (parts?.length !== Number(at)) {
      begun.delete(sender)
      return undefined
    }
    parts.push(Buffer.from(part, 'base64'))
    if (parts.length < Number(of)) return undefined
    begun.delete(sender)
    return Buffer.concat(parts).toString()
  }
}
