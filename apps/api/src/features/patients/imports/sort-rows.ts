import { setImmediate as turn } from 'node:timers/promises'
import type { RowFault } from '@emma/contracts/patients/imports'
import { createKnown, type Identity, type ImportedPerson } from '@emma/domain/patient-import'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { hashReach, identityOf, type ReachHashes } from '../contacts/identity.ts'
import { findContactIdentities } from './imports.repo.ts'
import { findPeopleInCare } from './people-in-care.repo.ts'
import { identityOfPatient } from './person-in-care.ts'
import type { FileRow } from './read-file.ts'

export interface GoodRow {
  readonly line: number
  readonly person: ImportedPerson
  readonly hashes: ReachHashes
  readonly knownAs: 'patient' | 'contact' | null
}

export interface FaultyRow {
  readonly line: number
  readonly cells: readonly string[]
  readonly reasons: readonly RowFault[]
}

export interface SortedRows {
  readonly good: readonly GoodRow[]
  readonly faulty: readonly FaultyRow[]
}

const TURN = 250

/** People already known: patients with an account, and contacts of earlier imports. */
const loadKnown = async (deps: Deps, db: Db | Tx, specialistId: string) => {
  const known = createKnown<Identity & { readonly as: 'patient' | 'contact' }>()
  const people = await findPeopleInCare(db, specialistId)
  const open = await deps.vault.unlock(
    db,
    people.map(({ customer_id }) => customer_id),
  )
  for (const [at, row] of people.entries()) {
    known.add({ ...identityOfPatient(deps, open, row), as: 'patient' })
    if (at % TURN === TURN - 1) await turn()
  }
  const contacts = await findContactIdentities(db, specialistId)
  for (const row of contacts) known.add({ ...identityOf(row), as: 'contact' })
  return { find: known.find, contacts: contacts.length }
}

/**
 * Rows that can be imported and rows that can't, in the file's order. A person who is in the file twice counts once:
 * the second row names the first one's line.
 */
export const sortRows = async (
  deps: Deps,
  db: Db | Tx,
  specialistId: string,
  rows: readonly FileRow[],
): Promise<SortedRows & { readonly contacts: number }> => {
  const known = await loadKnown(deps, db, specialistId)
  const inFile = createKnown<Identity & { readonly line: number }>()
  const good: GoodRow[] = []
  const faulty: FaultyRow[] = []
  for (const [at, row] of rows.entries()) {
    const { line, cells } = row
    if (at % TURN === TURN - 1) await turn()
    if ('faults' in row) {
      faulty.push({ line, cells, reasons: row.faults.map((code) => ({ code, line: null })) })
      continue
    }
    const { person } = row
    const hashes = hashReach(deps, person)
    const identity = identityOf({ ...hashes, name: person.name, birth_date: person.birth_date })
    const first = inFile.find(identity)
    if (first) faulty.push({ line, cells, reasons: [{ code: 'repeated', line: first.line }] })
    else {
      inFile.add({ ...identity, line })
      good.push({ line, person, hashes, knownAs: known.find(identity)?.as ?? null })
    }
  }
  return { good, faulty, contacts: known.contacts }
}
