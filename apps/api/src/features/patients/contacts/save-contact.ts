import type { ContactInput, saveContact as endpoint } from '@emma/contracts/patients/contacts'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { tagIdsOf } from '../tag-ids.ts'
import { deleteUnusedTags, lockTags } from '../tags.repo.ts'
import { toContact } from './contact.present.ts'
import { contactNoteCell, reachCell } from './contact-cells.ts'
import {
  type ContactRow,
  findContact,
  isCpfTaken,
  lockContact,
  replaceContactTags,
  updateContact,
} from './contacts.repo.ts'
import { hashReach } from './identity.ts'

const write = async (deps: Deps, tx: Tx, row: ContactRow, input: ContactInput): Promise<void> => {
  const { name, cpf, phone, birth_date, sex, note } = input
  const reach = { cpf, phone, email: input.email?.toLowerCase() ?? null }
  const seal = await deps.vault.sealer(tx, row.import_id)
  await updateContact(tx, row.id, {
    name,
    birth_date,
    sex,
    ...hashReach(deps, reach),
    reach_sealed: seal(reachCell(row), reach),
    note_sealed: note === '' ? null : seal(contactNoteCell(row), note),
    changed_at: deps.clock.now(),
  })
}

/** Corrects a specialist's data about a patient without an account. */
export const saveContact: UseCase<typeof endpoint> = (deps, { actor, params, body }) =>
  inTransaction(deps.db, async (tx) => {
    const { specialistId } = actor
    const { id } = params
    await lockTags(tx, specialistId)
    const row = await lockContact(tx, specialistId, id)
    if (!row) throw notFound()
    const cpfHash = hashReach(deps, body).cpf_hash
    if (await isCpfTaken(tx, { specialistId, id, cpfHash })) throw new AppError('contact_known')
    await write(deps, tx, row, body)
    await replaceContactTags(tx, id, await tagIdsOf(deps, tx, specialistId, body.tags))
    await deleteUnusedTags(tx, specialistId)
    const saved = await findContact(tx, specialistId, id)
    return toContact(deps, tx, specialistId, saved ?? row)
  })
