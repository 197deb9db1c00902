import type { Deps } from '../../../deps.ts'
import { newRefreshToken } from '../session/tokens.ts'

/** The hash of a password that nobody knows, until its owner chooses another. */
export const unknownPassword = ({ passwords }: Pick<Deps, 'passwords'>): Promise<string> =>
  passwords.hash(newRefreshToken())
