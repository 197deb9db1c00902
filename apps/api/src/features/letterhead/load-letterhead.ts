import { buffer } from 'node:stream/consumers'
import { PAPER_COLOUR } from '@emma/domain/letterhead'
import type { Db } from '../../db/pool.ts'
import type { Deps } from '../../deps.ts'
import { logoPath } from '../../files/index.ts'
import type { PaperHead } from '../../pdf/logo.ts'
import { findLetterhead } from './letterheads.repo.ts'

/** A missing logo is left out of the document. */
const loadLogo = async ({ storage, log }: Pick<Deps, 'storage' | 'log'>, key: string) => {
  const content = await storage.find(logoPath(key))
  if (content !== undefined) return buffer(content)
  log.warn({ key }, 'the logo of a letterhead is gone')
  return null
}

/** The head of a specialist's documents, ready to draw. */
export const loadLetterhead = async (
  deps: Pick<Deps, 'storage' | 'log'>,
  db: Db,
  specialistId: string,
): Promise<PaperHead> => {
  const row = await findLetterhead(db, specialistId)
  return {
    colour: row?.colour ?? PAPER_COLOUR,
    logo: row?.logo_key ? await loadLogo(deps, row.logo_key) : null,
  }
}
