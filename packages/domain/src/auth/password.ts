import { ok, type Result, refuse } from '../result.ts'

/** Characters. */
export const PASSWORD_MIN_LENGTH = 10
/** Characters: beyond it hashing would be a cheap way to keep the server busy. */
export const PASSWORD_MAX_LENGTH = 200

const common = new Set([
  '1234567890',
  '0123456789',
  '0987654321',
  '1111111111',
  '1q2w3e4r5t',
  'abc1234567',
  'abcd123456',
  'brasil2024',
  'brasil2025',
  'brasil2026',
  'corinthians',
  'flamengo123',
  'iloveyou123',
  'meuamor123',
  'mudar12345',
  'palmeiras1',
  'password12',
  'password123',
  'qwerty1234',
  'qwerty12345',
  'qwertyuiop',
  'senha12345',
  'senha123456',
  'senhasenha',
  'teamo12345',
])

const isSameCharacter = (text: string): boolean => new Set(text).size < 3

/** Why a password is refused. */
export type PasswordRefusal = 'password_too_short' | 'password_too_long' | 'password_too_common'

/**
 * Checks a password: 10 to 200 characters, not a common one, not the person's own e-mail (NIST SP 800-63B: length and a
 * block list, no rules about kinds of characters; spec §5 leaves it open).
 */
export const checkPassword = (password: string, email: string): Result<string, PasswordRefusal> => {
  const length = [...password].length
  if (length < PASSWORD_MIN_LENGTH) return refuse('password_too_short')
  if (length > PASSWORD_MAX_LENGTH) return refuse('password_too_long')
  const plain = password.toLowerCase()
  const own = email.toLowerCase()
  const isOwn = plain === own || plain === own.split('@')[0]
  return common.has(plain) || isSameCharacter(plain) || isOwn ? refuse('password_too_common') : ok(password)
}
