export interface Question {
  readonly title: string
  readonly detail?: string
  /** The verb of the button: `Cancelar consulta`, never `Sim`. */
  readonly confirm: string
  readonly cancel?: string
  /** Coral instead of jade: what cannot be taken back. */
  readonly destructive?: boolean
}

export interface Asked extends Question {
  readonly answer: (yes: boolean) => void
}

let asked: Asked | null = null
const listeners = new Set<() => void>()

const become = (next: Asked | null): void => {
  asked = next
  for (const listener of listeners) listener()
}

/** For the outlet: the question that waits for an answer. */
export const currentQuestion = (): Asked | null => asked
export const onQuestion = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What was asked has lost its ground: it is answered with no. */
export const withdraw = (): void => asked?.answer(false)

/** Asks before something that matters: `if (await ask({ … })) …`. A new question answers the old one with no. */
export const ask = (question: Question): Promise<boolean> => {
  asked?.answer(false)
  return new Promise((resolve) => {
    become({
      ...question,
      answer: (yes) => {
        become(null)
        resolve(yes)
      },
    })
  })
}
