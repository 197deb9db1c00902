import { setImmediate as endOfTurn } from 'node:timers/promises'

/** Named questions of one round, still open to more. */
interface Round<Asked, Answers> {
  readonly asked: Map<string, Asked>
  readonly answers: Promise<Answers>
}

/**
 * Merges questions of the same turn of the event loop into one read, which begins after all were asked: nobody gets
 * older data than their own read would have found. Equal names are the same question.
 */
export const perTurn = <Of extends object, Asked, Answers>(
  read: (of: Of, asked: ReadonlyMap<string, Asked>) => Promise<Answers>,
) => {
  const open = new WeakMap<Of, Round<Asked, Answers>>()
  const begin = (of: Of): Round<Asked, Answers> => {
    const asked = new Map<string, Asked>()
    const answers = endOfTurn().then(() => {
      open.delete(of)
      return read(of, asked)
    })
    const round = { asked, answers }
    open.set(of, round)
    return round
  }
  return (of: Of, name: string, question: Asked): Promise<Answers> => {
    const { asked, answers } = open.get(of) ?? begin(of)
    if (!asked.has(name)) asked.set(name, question)
    return answers
  }
}
