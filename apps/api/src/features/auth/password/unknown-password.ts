import type { Deps } from '../../../deps.ts'
import { newRefreshToken } from '../session/tokens.ts'

/** The hash of a random password that nobody knows, until the owner chooses one. */
export const unknownPassword = ({ passwords }: Pick<Deps, 'passwords'>): Promise<string> =>
  passwords.hash(newRefreshToken())
