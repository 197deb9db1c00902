import { checkPassword, PASSWORD_MIN_LENGTH, type PasswordRefusal } from '@emma/domain/auth'
import type { Deps } from '../../../deps.ts'
import { type AppError, invalidField } from '../../../http/app-error.ts'

/** Longer input adds nothing, and the estimate takes time. */
const JUDGED = 64
/**
 * Of 0 to 4: below 2 a password can be guessed from a list of common ones with the usual changes (`Senha123!`), which
 * NIST SP 800-63B 3.1.1.2 asks to refuse. The meter recommends more but does not demand it.
 */
const LEAST_SCORE = 2

/** Characters a password needs besides known facts about the person. */
const LEAST_OF_ITS_OWN = 5

const ownOf = (password: string, words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, word) => left.replaceAll(word.toLowerCase(), ''), password.toLowerCase())

const refused: Readonly<Record<PasswordRefusal, () => AppError>> = {
  password_too_short: () => invalidField('password', 'longer', { bound: PASSWORD_MIN_LENGTH }),
  password_too_long: () => invalidField('password', 'shorter', { bound: 200 }),
  password_too_common: () => invalidField('password', 'password_too_common'),
}
const tooWeak = (): AppError => invalidField('password', 'password_guessable')

/**
 * Checks a password before it is hashed.
 * @param personal what an acquaintance would try: names, e-mail, CPF, phone, birth date
 * @throws AppError `validation_failed` at `password`, with a sentence
 */
export const checkNewPassword = async (
  { passwords }: Pick<Deps, 'passwords'>,
  password: string,
  personal: readonly string[],
): Promise<void> => {
  const email = personal.find((word) => word.includes('@')) ?? ''
  const checked = checkPassword(password, email)
  if (!checked.ok) throw refused[checked.code]()
  const words = personal.flatMap((word) => [word, ...word.split(/[\s@.]+/)]).filter((word) => word.length > 2)
  if (ownOf(password, words).length < LEAST_OF_ITS_OWN) throw tooWeak()
  if ((await passwords.scoreOf(password.slice(0, JUDGED), words)) < LEAST_SCORE) throw tooWeak()
}
