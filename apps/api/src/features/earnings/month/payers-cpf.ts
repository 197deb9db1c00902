import { formatCpf } from '@emma/domain/customers'
import * as z from 'zod/mini'
import type { Deps } from '../../../deps.ts'
import type { SpecialistActor } from '../../../http/actor.ts'
import type { MonthRow } from './month.repo.ts'

interface Reader {
  readonly actor: SpecialistActor
  readonly client: { readonly address: string }
}

/**
 * The payers' formatted CPFs, by customer: a health professional's receipt must name it (Receita Saúde, IN RFB
 * 2.240/2024). Each is logged for its owner.
 */
export const readCpfs = async (
  { db, clock, vault, accessLog }: Deps,
  { actor, client }: Reader,
  lines: readonly MonthRow[],
): Promise<ReadonlyMap<string, string>> => {
  const sealed = new Map(
    lines.flatMap(({ customerId, cpfSealed }) => (cpfSealed ? [[customerId, cpfSealed] as const] : [])),
  )
  const ids = [...sealed.keys()]
  const log = ids.map(
    (customerId) =>
      ({ customerId, action: 'read', object: 'identity', objectId: customerId, basis: 'care' }) as const,
  )
  const [open] = await Promise.all([
    vault.unlock(db, ids),
    accessLog.read({ actor, client, now: clock.now() }, log),
  ])
  return new Map(
    [...sealed].map(([id, cell]) => {
      const cpf = open({ subjectId: id, column: 'customers.cpf_sealed', rowId: id }, cell)
      return [id, formatCpf(z.parse(z.string(), cpf))]
    }),
  )
}
