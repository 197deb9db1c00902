import type { getLetterhead as endpoint } from '@emma/contracts/letterhead'
import type { UseCase } from '../../http/mount.ts'
import { toLetterhead } from './letterhead.present.ts'
import { findLetterhead } from './letterheads.repo.ts'

/** The head of the specialist's own documents. */
export const getLetterhead: UseCase<typeof endpoint> = async ({ db }, { actor }) =>
  toLetterhead(await findLetterhead(db, actor.specialistId))
