import type { listPhrases as endpoint } from '@emma/contracts/records/guide'
import { writtenFields } from '@emma/domain/records'
import * as z from 'zod/mini'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { phrasesCell, sealedPhrases } from './phrase-cell.ts'
import { findPhrases, findSpecialtySlug } from './quick-phrases.repo.ts'
import { starterPhrases } from './starter-phrases.ts'

/** The specialist's own quick phrases of a specialty; starters for fields without own ones. */
export const listPhrases: UseCase<typeof endpoint> = async ({ db, vault }, { actor, params }) => {
  const { specialistId } = actor
  const slug = await findSpecialtySlug(db, params.specialtyId)
  if (slug === undefined) throw notFound()
  const rows = await findPhrases(db, { specialistId, specialtyId: params.specialtyId })
  const data = writtenFields.map(async (field) => {
    const row = rows.find((each) => each.field === field)
    if (!row) return { field, phrases: [...starterPhrases(slug, field)], own: false }
    const opened = await vault.open(db, phrasesCell(specialistId, row.id), row.phrases_sealed)
    return { field, phrases: z.parse(sealedPhrases, opened), own: true }
  })
  return { data: await Promise.all(data) }
}
