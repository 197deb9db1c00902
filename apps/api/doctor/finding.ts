/** `warning`: it works, but something should be done; `broken`: something people use does not work. */
type State = 'well' | 'warning' | 'broken'

/** The result of an examination: a sentence for the person who runs Emma, with what to do if needed. */
export interface Finding {
  readonly state: State
  readonly sentence: string
}

export const well = (sentence: string): Finding => ({ state: 'well', sentence })
export const warning = (sentence: string): Finding => ({ state: 'warning', sentence })
export const broken = (sentence: string): Finding => ({ state: 'broken', sentence })

/** Short, for a sentence; never an address with its password. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return (code ?? error.message.split('\n')[0] ?? error.name).replaceAll(/\/\/[^@\s]*@/g, '//')
}
