import type { importPatients as endpoint } from '@emma/contracts/patients/imports'
import { folded } from '@emma/domain/text'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { contactNoteCell, reachCell } from '../contacts/contact-cells.ts'
import { tagIdsByName } from '../tag-ids.ts'
import { lockTags } from '../tags.repo.ts'
import { toImport } from './imports.present.ts'
import { insertContacts, insertContactTags, insertImport, type NewContact } from './imports.repo.ts'
import { loadFile } from './load-file.ts'
import { type GoodRow, sortRows } from './sort-rows.ts'

/** Most contacts per specialist: the list and every import compare all of them. */
const MOST_CONTACTS = 20_000
const MOST_NAME = 200

interface Making {
  readonly specialistId: string
  readonly importId: string
  readonly now: Date
}

const toRows = async (deps: Deps, tx: Tx, at: Making, rows: readonly GoodRow[]): Promise<NewContact[]> => {
  const { specialistId: specialist_id, importId: import_id, now: created_at } = at
  const seal = await deps.vault.sealer(tx, import_id)
  return rows.map(({ person, hashes }) => {
    const { name, birth_date, sex, cpf, phone, email, note } = person
    const row = { id: deps.newId(), import_id }
    return {
      ...row,
      specialist_id,
      name,
      birth_date,
      sex,
      ...hashes,
      reach_sealed: seal(reachCell(row), { cpf, phone, email }),
      note_sealed: note === '' ? null : seal(contactNoteCell(row), note),
      created_at,
    }
  })
}

const write = async (deps: Deps, tx: Tx, at: Making, rows: readonly GoodRow[]): Promise<void> => {
  const contacts = await toRows(deps, tx, at, rows)
  await insertContacts(tx, contacts)
  const names = rows.flatMap(({ person }) => person.tags)
  const ids = await tagIdsByName(deps, tx, at.specialistId, names)
  const tagged = rows.flatMap(({ person }, row) =>
    person.tags.map((tag) => ({ tag_id: ids.get(folded(tag)) ?? '', contact_id: contacts[row]?.id ?? '' })),
  )
  await insertContactTags(tx, tagged)
}

/**
 * Rows without faults become the specialist's contacts, all or none. Existing people are left alone, so that importing
 * the same file again creates none twice; a specialist's imports are serialized.
 */
export const importPatients: UseCase<typeof endpoint> = async (deps, call) => {
  const { specialistId } = call.actor
  const file = await loadFile(deps, call)
  return inTransaction(deps.db, async (tx) => {
    await lockTags(tx, specialistId)
    const { good, faulty, contacts } = await sortRows(deps, tx, specialistId, file.rows)
    const made = good.filter(({ knownAs }) => knownAs === null)
    if (made.length === 0) throw new AppError('import_empty')
    if (contacts + made.length > MOST_CONTACTS) throw new AppError('contacts_limit')
    const now = deps.clock.now()
    const row = await insertImport(tx, {
      id: deps.newId(),
      specialist_id: specialistId,
      file_name: (call.files.file?.name ?? '').slice(0, MOST_NAME),
      created_at: now,
      made: made.length,
      known: good.length - made.length,
      faulty: faulty.length,
    })
    await write(deps, tx, { specialistId, importId: row.id, now }, made)
    return toImport(row, now)
  })
}
