import { createHash, timingSafeEqual } from 'node:crypto'
import { AppError } from './app-error.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Basic credentials of a provider that calls us, compared in constant time.
 * @throws AppError `token_missing`, `token_invalid`
 */
export const checkBasic = (header: string | undefined, user: string, password: string): void => {
  if (header === undefined) throw new AppError('token_missing')
  const expected = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  if (!timingSafeEqual(digest(header), digest(expected))) throw new AppError('token_invalid')
}
