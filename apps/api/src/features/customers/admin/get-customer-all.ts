import type { CustomerLine, getCustomerAll as endpoint } from '@emma/contracts/customers/admin'
import { customerStates, maskCpf, parseCpf } from '@emma/domain/customers'
import * as z from 'zod/mini'
import type { Deps } from '../../../deps.ts'
import { avatarUrl } from '../../../files/index.ts'
import type { UseCase } from '../../../http/mount.ts'
import { openCpf } from '../profile/personal.ts'
import { listPending } from '../registration/list-pending.ts'
import { type CustomerFilter, findCustomers } from './list.repo.ts'

const status = z.enum(customerStates)
type Row = Awaited<ReturnType<typeof findCustomers>>['rows'][number]

const toLine = async (deps: Deps, row: Row): Promise<CustomerLine> => {
  const cpf = await openCpf(deps, row)
  return {
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    avatar: avatarUrl(row.avatar_key),
    cpf: cpf === undefined ? null : maskCpf(cpf),
    status: z.parse(status, row.status),
    created_at: row.created_at.toISOString(),
  }
}

/** A whole CPF is found by its keyed hash; other text in names and e-mails. */
const filterOf = (
  { vault }: Deps,
  { search, ...rest }: Omit<CustomerFilter, 'cpfHash' | 'search'> & { search?: string | undefined },
): CustomerFilter => {
  const cpf = parseCpf(search ?? '')
  return { ...rest, search: search || undefined, cpfHash: cpf.ok ? vault.blindIndex(cpf.value) : undefined }
}

/** Customers for admins, with masked CPFs. */
export const getCustomerAll: UseCase<typeof endpoint> = async (deps, { query }) => {
  const { search, status, ...asked } = query
  if (status === 'pending') return listPending(deps, { ...asked, search: search ?? '' })
  const { rows, total } = await findCustomers(
    deps.readDb,
    filterOf(deps, { ...asked, sort: asked.sort, search, status }),
  )
  await deps.vault.warm(
    deps.readDb,
    rows.map((row) => row.id),
  )
  const data: CustomerLine[] = []
  for (const row of rows) data.push(await toLine(deps, row))
  return { data, meta: { page: asked.page, pageSize: asked.pageSize, total } }
}
