import { ApiError, NetworkError } from '@emma/contracts/kit'
import { errorSentence, fieldSentence, i18n } from '../i18n/i18n.ts'
import { EventRefused } from '../realtime/event-refused.ts'

export interface ProblemText {
  /** `Atenção` rather than `Erro`. */
  readonly attention: boolean
  readonly detail: string
  /** The id for the support, if the server sent one. */
  readonly trace: string | undefined
}

/** The text for a failure: its error code's sentence, or that there is no connection. */
export const problemText = (error: unknown): ProblemText => {
  if (error instanceof NetworkError) {
    return { attention: true, detail: i18n.t('state.networkDetail'), trace: undefined }
  }
  if (error instanceof EventRefused) {
    const detail = errorSentence(error.code) ?? error.detail ?? i18n.t('state.errorDetail')
    return { attention: false, detail, trace: undefined }
  }
  if (!(error instanceof ApiError)) {
    return { attention: false, detail: i18n.t('state.errorDetail'), trace: undefined }
  }
  const { code, title, detail, traceId } = error.problem
  return {
    attention: title === 'Atenção',
    detail: errorSentence(code) ?? (detail || i18n.t('state.errorDetail')),
    trace: traceId || undefined,
  }
}

/** The server's sentences about single fields, by the field's path: for `form.setErrors`. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  error instanceof ApiError
    ? Object.fromEntries(
        (error.problem.errors ?? []).map((problem) => [problem.path, fieldSentence(problem)]),
      )
    : {}

/** Whether it is this refusal. */
export const isProblem = (error: unknown, code: ApiError['problem']['code']): boolean =>
  error instanceof ApiError && error.problem.code === code
