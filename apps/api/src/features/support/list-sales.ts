import type { listSales as endpoint } from '@emma/contracts/support'
import { parseCpf } from '@emma/domain/customers'
import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import type { UseCase } from '../../http/mount.ts'
import { findSales } from './sales.repo.ts'
import type { Sought } from './search.repo.ts'
import { toLine } from './support.present.ts'

const uuid = z.uuid()

/** The typed search: an id, a whole CPF by its keyed hash, or part of a text. */
const soughtBy = ({ vault }: Deps, typed: string): Sought => {
  const id = uuid.safeParse(typed.toLowerCase())
  if (id.success) return { kind: 'id', id: id.data }
  const cpf = parseCpf(typed)
  return cpf.ok ? { kind: 'cpf', hash: vault.blindIndex(cpf.value) } : { kind: 'text', text: typed }
}

/** Appointments and payments, newest first, by the typed search. */
export const listSales: UseCase<typeof endpoint> = async (deps, { query }) => {
  const { search, sort, page, pageSize } = query
  const sought = search ? soughtBy(deps, search) : undefined
  const asked = { limit: pageSize, offset: (page - 1) * pageSize, sort }
  const { rows, total } = await findSales(deps.readDb, sought, asked)
  return { data: rows.map(toLine), meta: { page, pageSize, total } }
}
