import type { PatientContact } from '@emma/contracts/patients/contacts'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { loadTags } from '../tags.present.ts'
import { openContactNote, openReach } from './contact-cells.ts'
import type { ContactRow } from './contacts.repo.ts'

export const toContact = async (
  { vault }: Pick<Deps, 'vault'>,
  db: Db | Tx,
  specialistId: string,
  row: ContactRow,
): Promise<PatientContact> => {
  const open = await vault.unlock(db, [row.import_id])
  const tags = await loadTags({ vault }, db, specialistId)
  return {
    id: row.id,
    name: row.name,
    ...openReach(open, row),
    birth_date: row.birth_date,
    sex: row.sex,
    note: openContactNote(open, row),
    tags: tags.filter(({ id }) => row.tag_ids.includes(id)).map(({ id, name }) => ({ id, name })),
    import: { id: row.import_id, file_name: row.file_name, created_at: row.imported_at.toISOString() },
  }
}
