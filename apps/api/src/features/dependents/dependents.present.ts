import { type Dependent, dependent, relation } from '@emma/contracts/dependents'
import { wallTimeOf } from '@emma/domain/availability'
import { ageOn } from '@emma/domain/customers'
import * as z from 'zod/mini'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { cpfCell } from './cpf-cell.ts'
import type { DependentRow } from './dependents.repo.ts'

/** The guardian's current date: ages change at their midnight. */
export const todayIn = ({ clock }: Pick<Deps, 'clock'>, timeZone: string): string =>
  wallTimeOf(clock.now().getTime(), timeZone).date

/** Row → wire, for the guardian. */
export const toDependent = async (
  { vault }: Pick<Deps, 'vault'>,
  db: Db | Tx,
  row: DependentRow,
  today: string,
): Promise<Dependent> => ({
  id: row.id,
  name: row.name,
  birthDate: row.birth_date,
  age: row.birth_date === null ? null : ageOn(row.birth_date, today),
  sex: z.parse(dependent.shape.sex, row.sex),
  relation: z.parse(relation, row.relation),
  cpf:
    row.cpf_sealed === null
      ? null
      : z.parse(z.string(), await vault.open(db, cpfCell(row.customer_id, row.id), row.cpf_sealed)),
  removed_at: row.removed_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
})
