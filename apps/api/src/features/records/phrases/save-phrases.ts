import type { savePhrases as endpoint } from '@emma/contracts/records/guide'
import { inTransaction } from '../../../db/transaction.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { phrasesCell } from './phrase-cell.ts'
import { findSpecialtySlug, forgetPhrases, keepPhrases } from './quick-phrases.repo.ts'
import { starterPhrases } from './starter-phrases.ts'

/** Stores one field's quick phrases, each once, or resets them to the starters. */
export const savePhrases: UseCase<typeof endpoint> = (deps, { actor, params, body }) =>
  inTransaction(deps.db, async (tx) => {
    const { specialistId } = actor
    const { field } = body
    const owner = { specialistId, specialtyId: params.specialtyId }
    const slug = await findSpecialtySlug(tx, owner.specialtyId)
    if (slug === undefined) throw notFound()
    if (body.phrases === null) {
      await forgetPhrases(tx, owner, field)
      return { field, phrases: [...starterPhrases(slug, field)], own: false }
    }
    const phrases = [...new Set(body.phrases)]
    const id = deps.newId()
    const sealed = await deps.vault.seal(tx, phrasesCell(specialistId, id), phrases)
    await keepPhrases(tx, { ...owner, id, field, sealed, now: deps.clock.now() })
    return { field, phrases, own: true }
  })
