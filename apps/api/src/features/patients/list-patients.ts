import type { listPatients as endpoint, PatientLine, PatientTag } from '@emma/contracts/patients'
import { wallTimeOf } from '@emma/domain/availability'
import { ageOn, parseCpf, parsePhone } from '@emma/domain/customers'
import { monthsBefore } from '@emma/domain/records'
import type { Open } from '../../crypto/vault.ts'
import type { Deps } from '../../deps.ts'
import { avatarUrl } from '../../files/index.ts'
import type { UseCase } from '../../http/mount.ts'
import { readVariables } from '../variables/index.ts'
import { openReach } from './contacts/contact-cells.ts'
import { hashReach } from './contacts/identity.ts'
import { findPatients, type PatientRow } from './patients.repo.ts'
import { loadTags } from './tags.present.ts'

interface Shown {
  readonly open: Open
  readonly tags: readonly PatientTag[]
  readonly today: string
}

const contactIn = (open: Open, { id, import_id, reach_sealed }: PatientRow): PatientLine['contact'] =>
  import_id === null || reach_sealed === null ? null : openReach(open, { id, import_id, reach_sealed })

const toLine = (row: PatientRow, { open, tags, today }: Shown): PatientLine => ({
  id: row.id,
  customer_id: row.customer_id,
  dependent: row.dependent_id === null ? null : { id: row.dependent_id, name: row.name },
  name: row.name,
  photo: avatarUrl(row.avatar_key),
  age: row.birth_date === null ? null : ageOn(row.birth_date, today),
  attendances: row.attendances,
  last_at: row.last_at?.toISOString() ?? null,
  next_at: row.next_at?.toISOString() ?? null,
  unwritten: row.unwritten,
  tags: tags.filter(({ id }) => row.tag_ids.includes(id)),
  contact: contactIn(open, row),
})

/** A whole CPF or phone is found by its hash. */
const hashesIn = (deps: Pick<Deps, 'vault'>, search = '') => {
  const [cpf, phone] = [parseCpf(search), parsePhone(search)]
  const typed = { cpf: cpf.ok ? cpf.value : null, phone: phone.ok ? phone.value : null, email: null }
  const { cpf_hash: cpfHash, phone_hash: phoneHash } = hashReach(deps, typed)
  return { cpfHash, phoneHash }
}

/** Keys of the imports behind the people on the page. */
const unlockPage = (deps: Deps, rows: readonly PatientRow[]): Promise<Open> =>
  deps.vault.unlock(deps.db, [...new Set(rows.flatMap(({ import_id }) => import_id ?? []))])

/** The specialist's patients: names and dates of their own appointments, and their own tags. */
export const listPatients: UseCase<typeof endpoint> = async (deps, { actor, query }) => {
  const { specialistId, timeZone } = actor
  const { search, tag, unwritten = false, contacts = false, ...asked } = query
  const now = deps.clock.now()
  const { care_months } = await readVariables(deps.db)
  const careSince = new Date(monthsBefore(now.getTime(), care_months))
  const found = { search, ...hashesIn(deps, search), tag, unwritten, contacts, sort: asked.sort }
  const filter = { ...asked, ...found, specialistId, now, careSince }
  const { rows, total } = await findPatients(deps.db, filter)
  const tags = await loadTags(deps, deps.db, specialistId)
  const today = wallTimeOf(now.getTime(), timeZone).date
  const shown = { open: await unlockPage(deps, rows), tags, today }
  return {
    data: rows.map((row) => toLine(row, shown)),
    meta: { page: asked.page, pageSize: asked.pageSize, total },
  }
}
