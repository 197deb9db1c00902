import type { Message } from '@emma/contracts/chat/messages'

/** Up to which message the other side has received and read the user's own. */
export interface Marks {
  readonly delivered: number
  readonly read: number
  readonly readAt: string | null
}

/** The latest marks of the own messages; they apply to all earlier ones too. */
const marksIn = (messages: readonly Message[], otherId: string): Marks => {
  let marks: Marks = { delivered: 0, read: 0, readAt: null }
  for (const { senderId, status, sequence, readAt } of messages) {
    if (senderId === otherId || status === 'sent') continue
    marks =
      status === 'read' ? { delivered: sequence, read: sequence, readAt } : { ...marks, delivered: sequence }
  }
  return marks
}

/** Marks own messages as delivered or read up to the marks; a tick is never taken back. */
export const withMarks = (messages: readonly Message[], otherId: string, marks: Marks): readonly Message[] =>
  messages.map((message) => {
    const { senderId, status, sequence } = message
    if (senderId === otherId || status === 'read') return message
    if (sequence <= marks.read) return { ...message, status: 'read', readAt: message.readAt ?? marks.readAt }
    return status === 'sent' && sequence <= marks.delivered ? { ...message, status: 'delivered' } : message
  })

/** Older and newer messages together, each once, in order; the newest version of each. */
export const merged = (
  known: readonly Message[],
  more: readonly Message[],
  otherId: string,
): readonly Message[] => {
  const all = new Map([...known, ...more].map((message) => [message.sequence, message]))
  for (const message of known) {
    const newer = all.get(message.sequence)
    if (newer?.status === 'sent' && message.status !== 'sent') all.set(message.sequence, message)
  }
  const list = [...all.values()].toSorted((a, b) => a.sequence - b.sequence)
  return withMarks(list, otherId, marksIn(list, otherId))
}

/** The sequence after which messages are missing; undefined if none are. */
export const gapAfter = (messages: readonly Message[]): number | undefined =>
  messages.find(({ sequence }, index) => {
    const next = messages[index + 1]
    return next !== undefined && next.sequence !== sequence + 1
  })?.sequence
