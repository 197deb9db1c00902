import { checkPassword, PASSWORD_MIN_LENGTH, type PasswordRefusal } from '@emma/domain/auth'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { dictionary as portuguese } from '@zxcvbn-ts/language-pt-br'
import { AppError } from '../../http/app-error.ts'

/** Beyond it nothing is gained, and the estimate takes its time. */
const JUDGED = 64
/**
 * Of 0 to 4: below 2 a password falls to a list of common ones with the usual changes (`Senha123!`), which is what
 * NIST SP 800-63B 3.1.1.2 asks to refuse. More is advised by the meter, not demanded.
 */
const LEAST_SCORE = 2

let estimator: ZxcvbnFactory | undefined
const scoreOf = (password: string, personal: readonly string[]): number => {
  // The dictionaries take their time and memory: a process that sets no password has none.
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common, ...english, ...portuguese },
    graphs: adjacencyGraphs,
  })
  return estimator.check(password.slice(0, JUDGED), [...personal]).score
}

const sentences: Readonly<Record<PasswordRefusal, string>> = {
  password_too_short: `Use pelo menos ${PASSWORD_MIN_LENGTH} caracteres.`,
  password_too_long: 'Use no máximo 200 caracteres.',
  password_too_common: 'Esta senha é muito comum. Escolha outra.',
}
const tooWeak =
  'Esta senha é fácil de adivinhar. Misture palavras que não combinam, ou use uma frase mais longa.'

const refused = (message: string): AppError =>
  new AppError('validation_failed', { errors: [{ path: 'password', message }] })

/**
 * Looks at a password before it is hashed.
 * @param personal what somebody who knows the person would try: names, e-mail, CPF, phone, birth date
 * @throws AppError `validation_failed` at `password`, with a sentence
 */
export const checkNewPassword = (password: string, personal: readonly string[]): void => {
  const email = personal.find((word) => word.includes('@')) ?? ''
  const checked = checkPassword(password, email)
  if (!checked.ok) throw refused(sentences[checked.code])
  const words = personal.flatMap((word) => [word, ...word.split(/[\s@.]+/)]).filter((word) => word.length > 2)
  if (scoreOf(password, words) < LEAST_SCORE) throw refused(tooWeak)
}
