import { measuredFigures, type Vitals } from '@emma/contracts/records/vitals'
import { bodyMassIndex, type Measured } from '@emma/domain/records'
import * as z from 'zod/mini'
import type { Cell, Vault } from '../../../crypto/vault.ts'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Person } from '../access/sight.ts'
import { findVitals, type VitalsRow } from './vitals.repo.ts'

/** The measured values of a body, in the shape stored in `vitals.content_sealed`. */
export const measuredIn = (body: Measured): Measured => z.parse(measuredFigures, body)

export const vitalsCell = (customerId: string, id: string): Cell => ({
  subjectId: customerId,
  column: 'vitals.content_sealed',
  rowId: id,
})

type Opened = VitalsRow & { readonly measured: z.output<typeof measuredFigures> }

/** A weight without a height uses the last height measured before it. */
const indexOf = ({ measured }: Opened, earlier: readonly Opened[]): number | null =>
  bodyMassIndex({
    ...measured,
    height: measured.height ?? earlier.find((each) => each.measured.height)?.measured.height,
  })

const toVitals = (row: Opened, earlier: readonly Opened[]): Vitals => ({
  id: row.id,
  customer_id: row.customer_id,
  dependent_id: row.dependent_id,
  measured_at: row.measured_at.toISOString(),
  ...row.measured,
  bmi: indexOf(row, earlier),
  specialist_name: row.specialist_name,
})

/** A person's measurements, newest first, opened for an authorized reader. */
export const loadVitals = async (
  { vault }: { readonly vault: Vault },
  db: Db | Tx,
  person: Person,
  authorId: string | null,
): Promise<Vitals[]> => {
  const rows = await findVitals(db, person, authorId)
  const opened = await Promise.all(
    rows.map(async (row) => {
      const cell = vitalsCell(row.customer_id, row.id)
      return { ...row, measured: z.parse(measuredFigures, await vault.open(db, cell, row.content_sealed)) }
    }),
  )
  return opened.map((row, at) => toVitals(row, opened.slice(at + 1)))
}
