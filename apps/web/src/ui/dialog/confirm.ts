import { createStore, type ReadableStore } from '../../lib/store.ts'

export interface Question {
  readonly title: string
  readonly detail?: string
  /** The verb of the button: `Cancelar consulta`, never `Sim`. */
  readonly confirm: string
  readonly cancel?: string
  /** Red instead of teal: for what cannot be undone. */
  readonly destructive?: boolean
}

export interface Asked extends Question {
  readonly answer: (yes: boolean) => void
}

const asked = createStore<Asked | null>(null)

/** For the outlet: the question that waits for an answer. */
export const openQuestion: ReadableStore<Asked | null> = asked

/** Answers the open question with no, because its reason is gone. */
export const withdraw = (): void => asked.get()?.answer(false)

/** Asks before something important: `if (await ask({ … })) …`. A new question answers the previous one with no. */
export const ask = (question: Question): Promise<boolean> => {
  withdraw()
  return new Promise((resolve) => {
    asked.set({
      ...question,
      answer: (yes) => {
        asked.set(null)
        resolve(yes)
      },
    })
  })
}
