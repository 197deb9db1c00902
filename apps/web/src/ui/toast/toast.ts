import { problemText } from '../../lib/api/problem.ts'
import { retryOf } from '../../lib/api/retry.ts'
import { i18n } from '../../lib/i18n/i18n.ts'
import { createStore, type ReadableStore } from '../../lib/store.ts'

export type ToastKind = 'success' | 'error' | 'warning' | 'info'
export interface Toast {
  readonly kind: ToastKind
  readonly message: string
  /** Its button. */
  readonly act?: { readonly verb: string; readonly run: () => void } | undefined
}

const waiting: Toast[] = []
const needed = createStore(false)

/** For the outlet: true from the first notice on, when its chunk has to load. */
export const toastsNeeded: ReadableStore<boolean> = needed

let deliver = (toast: Toast): void => {
  waiting.push(toast)
  needed.set(true)
}

/** Registers the outlet: it first gets the waiting toasts, then each new one. */
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
  /** For an action that can be undone. */
  undoable: (message: string, verb: string, undo: () => void): void =>
    deliver({ kind: 'success', message, act: { verb, run: undo } }),
  /** Shows why a call was refused, in the sentence of its error code. */
  problem: (error: unknown): void => {
    const { attention, detail } = problemText(error)
    const again = retryOf(error)
    const act = again && { verb: i18n.t('state.retry'), run: again }
    deliver({ kind: attention ? 'warning' : 'error', message: detail, act })
  },
}
