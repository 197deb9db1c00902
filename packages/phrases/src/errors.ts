import type { ErrorCode } from '@emma/contracts/kit'
import pt, { type ErrorPhrase } from './pt/common/errors.ts'

export type { ErrorPhrase }

/** The Portuguese title and sentence of every error code: the server's `title` and `detail`. */
export const errorPhrases: Readonly<Record<ErrorCode, ErrorPhrase>> = pt
