import { address } from '@emma/contracts/lookups'
import { cnsOf } from '@emma/domain/customers'
import * as z from 'zod/mini'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountRow } from '../account.repo.ts'

const phones = z.object({ cellphone: z.optional(z.string()), phone: z.optional(z.string()) })
export type Phones = z.output<typeof phones>
const specialDocument = z.object({ type: z.optional(z.string()), number: z.optional(z.string()) })

type SealedColumn = 'cpf_sealed' | 'contact_sealed' | 'address_sealed' | 'special_document_sealed'
type Sealed = Pick<AccountRow, 'id' | SealedColumn>

const cellOf = (id: string, column: SealedColumn) => ({
  subjectId: id,
  column: `specialists.${column}`,
  rowId: id,
})

/** Seals a personal value of a specialist under the person's own key. */
export const sealPersonal = (
  { vault }: Pick<Deps, 'vault'>,
  tx: Tx,
  id: string,
  column: SealedColumn,
  value: unknown,
): Promise<Buffer> => vault.seal(tx, cellOf(id, column), value)

const open = async <C extends SealedColumn, S extends z.ZodMiniType>(
  { vault }: Pick<Deps, 'vault'>,
  db: Db | Tx,
  row: { readonly id: string } & { readonly [K in C]: Buffer | null },
  column: C,
  schema: S,
): Promise<z.output<S> | undefined> => {
  const sealed = row[column]
  return sealed === null ? undefined : z.parse(schema, await vault.open(db, cellOf(row.id, column), sealed))
}

export const openPhones = async (
  deps: Pick<Deps, 'vault'>,
  db: Db | Tx,
  row: Pick<Sealed, 'id' | 'contact_sealed'>,
): Promise<Phones> => (await open(deps, db, row, 'contact_sealed', phones)) ?? {}

export const openCpf = (deps: Pick<Deps, 'vault'>, db: Db | Tx, row: Sealed) =>
  open(deps, db, row, 'cpf_sealed', z.string())

const openDocument = async (
  deps: Pick<Deps, 'vault'>,
  db: Db | Tx,
  row: Pick<Sealed, 'id' | 'special_document_sealed'>,
) => (await open(deps, db, row, 'special_document_sealed', specialDocument)) ?? {}

/** The number of the public health system, if the specialist's other document is its card. */
export const openCns = async (...opened: Parameters<typeof openDocument>): Promise<string | null> => {
  const { type, number } = await openDocument(...opened)
  return cnsOf(type, number)
}

/** Opens a specialist's sealed columns. */
export const openPersonal = async (deps: Pick<Deps, 'vault'>, db: Db | Tx, row: Sealed) => ({
  cpf: await openCpf(deps, db, row),
  phones: await openPhones(deps, db, row),
  address: await open(deps, db, row, 'address_sealed', address),
  document: await openDocument(deps, db, row),
})
