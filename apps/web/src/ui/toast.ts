import { i18n } from '../lib/i18n.ts'
import { problemText } from '../lib/problem.ts'
import { retryOf } from '../lib/retry.ts'

export type ToastKind = 'success' | 'error' | 'warning' | 'info'
export interface Toast {
  readonly kind: ToastKind
  readonly message: string
  /** What the person can press. */
  readonly act?: { readonly verb: string; readonly run: () => void } | undefined
}

const waiting: Toast[] = []
const listeners = new Set<() => void>()
let wanted = false

/** For the outlet: is there anything to show, so that its chunk is worth loading? */
export const toastsWanted = () => wanted
export const onToastsWanted = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let deliver = (toast: Toast): void => {
  waiting.push(toast)
  wanted = true
  for (const listener of listeners) listener()
}

/** The outlet takes over: first what waited, then everything as it comes. */
export const deliverToasts = (show: (toast: Toast) => void): void => {
  deliver = show
  for (const toast of waiting.splice(0)) show(toast)
}

const say = (kind: ToastKind) => (message: string) => deliver({ kind, message })

/** Notices at the top right (spec §8, §9): titles Sucesso, Erro, Atenção, Informação; gone after 3000 ms. */
export const toast = {
  success: say('success'),
  error: say('error'),
  warning: say('warning'),
  info: say('info'),
  /** Of what was done and can be undone. */
  undoable: (message: string, verb: string, undo: () => void): void =>
    deliver({ kind: 'success', message, act: { verb, run: undo } }),
  /** Says why a call was refused, in the sentence of its error code. */
  problem: (error: unknown): void => {
    const { attention, detail } = problemText(error)
    const again = retryOf(error)
    const act = again && { verb: i18n.t('state.retry'), run: again }
    deliver({ kind: attention ? 'warning' : 'error', message: detail, act })
  },
}
