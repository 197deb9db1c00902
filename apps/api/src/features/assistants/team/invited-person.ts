import * as z from 'zod'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'

const stored = z.object({ name: z.string(), email: z.string() })
export type InvitedPerson = z.output<typeof stored>

/** Each row has its own key, which is deleted with the person's data. */
const cellOf = (id: string) => ({ subjectId: id, column: 'team_invitations.person_sealed', rowId: id })

export const sealPerson = ({ vault }: Pick<Deps, 'vault'>, tx: Tx, id: string, person: InvitedPerson) =>
  vault.seal(tx, cellOf(id), person)

/** Undefined once the invitation has ended. */
export const openPerson = async (
  { vault }: Pick<Deps, 'vault'>,
  db: Db | Tx,
  { id, person_sealed }: { readonly id: string; readonly person_sealed: Buffer | null },
): Promise<InvitedPerson | undefined> =>
  person_sealed === null ? undefined : stored.parse(await vault.open(db, cellOf(id), person_sealed))

export const emailHash = ({ vault }: Pick<Deps, 'vault'>, email: string): Buffer =>
  vault.blindIndex(`team-invitation|${email.toLowerCase()}`)
