import { setImmediate as endOfTurn } from 'node:timers/promises'

/**
 * Asks a database once per turn.
 * @param asked the same text for the same question
 */
export type OncePerTurn<T> = (of: object, asked: string, ask: () => Promise<T>) => Promise<T>

/**
 * Merges equal questions of one turn of the event loop, asked after all of them: nobody gets older data than their own
 * question would have found.
 */
export const createOncePerTurn = <T>(): OncePerTurn<T> => {
  const open = new WeakMap<object, Map<string, Promise<T>>>()
  const questionsTo = (of: object): Map<string, Promise<T>> => {
    const questions = open.get(of) ?? new Map<string, Promise<T>>()
    open.set(of, questions)
    return questions
  }
  return (of, asked, ask) => {
    const questions = questionsTo(of)
    const known = questions.get(asked)
    if (known) return known
    const answer = endOfTurn().then(() => {
      questions.delete(asked)
      return ask()
    })
    questions.set(asked, answer)
    return answer
  }
}
