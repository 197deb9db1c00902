import type { CustomerLine, customerSorts } from '@emma/contracts/customers/admin'
import type { SortBy } from '@emma/contracts/kit'
import { maskCpf, parseCpf, tellingWords } from '@emma/domain/customers'
import { folded } from '@emma/domain/text'
import type { Deps } from '../../../deps.ts'
import { avatarUrl } from '../../../files/index.ts'
import { type KeptForm, openForm } from './registration-form.ts'
import { findWaiting } from './registrations.repo.ts'

/** They are stored for days, and sealed: a search opens at most this many. */
const LOOKED_THROUGH = 500

interface Asked {
  readonly page: number
  readonly pageSize: number
  readonly search: string
  readonly sort?: SortBy<(typeof customerSorts)[number]> | undefined
}

/** Newest first by default. */
const inOrder = (lines: readonly CustomerLine[], sort: Asked['sort']): readonly CustomerLine[] => {
  if (sort === undefined) return lines
  const key = (line: CustomerLine) =>
    sort.endsWith('name') ? `${folded(line.name)} ${line.id}` : `${line.created_at} ${line.id}`
  const rising = lines.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
  return sort.startsWith('-') ? rising.reverse() : rising
}

const isFound = ({ firstName, lastName, email, cpf }: KeptForm, search: string): boolean => {
  const typed = parseCpf(search)
  if (typed.ok) return typed.value === cpf
  const known = folded(`${firstName} ${lastName} ${email}`)
  return tellingWords(search).every((word) => known.includes(folded(word)))
}

/** Registrations that wait for their code. They are no accounts yet, so no other list has them. */
export const listPending = async (deps: Deps, { page, pageSize, search, sort }: Asked) => {
  const rows = await findWaiting(deps.readDb, LOOKED_THROUGH)
  await deps.vault.warm(
    deps.readDb,
    rows.map((row) => row.user_id),
  )
  const lines: CustomerLine[] = []
  for (const row of rows) {
    const form = await openForm(deps, row)
    if (!isFound(form, search)) continue
    lines.push({
      id: row.id,
      name: `${form.firstName} ${form.lastName}`,
      email: form.email,
      avatar: avatarUrl(row.avatar_key),
      cpf: maskCpf(form.cpf),
      status: 'pending',
      created_at: row.created_at.toISOString(),
    })
  }
  const first = (page - 1) * pageSize
  return {
    data: inOrder(lines, sort).slice(first, first + pageSize),
    meta: { page, pageSize, total: lines.length },
  }
}
