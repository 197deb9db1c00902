import type { unknownPerson } from '@emma/contracts/booking/unknown-person'
import * as z from 'zod'
import type * as mini from 'zod/mini'
import type { Db } from '../../db/pool.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'

/** A person without an account, as the specialist entered them. */
export type UnknownPerson = mini.output<typeof unknownPerson>

const stored = z.object({ name: z.string(), cell_phone: z.string().optional(), email: z.string().optional() })

/** The row has its own key, deleted with the person. */
const cellOf = (id: string) => ({ subjectId: id, column: 'booking_links.person_sealed', rowId: id })

export const sealPerson = ({ vault }: Pick<Deps, 'vault'>, tx: Tx, id: string, person: UnknownPerson) =>
  vault.seal(tx, cellOf(id), person)

/** Undefined for a patient with an account, or once the person's data was erased. */
export const openPerson = async (
  { vault }: Pick<Deps, 'vault'>,
  db: Db | Tx,
  { id, person_sealed }: { readonly id: string; readonly person_sealed: Buffer | null },
): Promise<z.output<typeof stored> | undefined> =>
  person_sealed === null ? undefined : stored.parse(await vault.open(db, cellOf(id), person_sealed))

/** The receiver of the messages, the same for every specialist: the account, else the phone, else the e-mail. */
export const personHash = (
  { vault }: Pick<Deps, 'vault'>,
  to: { readonly customerId: string } | UnknownPerson,
): Buffer => {
  const name = 'customerId' in to ? to.customerId : (to.cell_phone ?? to.email?.toLowerCase() ?? '')
  return vault.blindIndex(`booking-link|${name}`)
}
