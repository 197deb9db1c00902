import { createKnown } from '@emma/domain/patient-import'
import { folded } from '@emma/domain/text'
import { phraseSets } from '@emma/phrases'
import { fill } from '@emma/phrases/fill'
import * as z from 'zod/mini'
import type { Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { findPersonInCare } from '../imports/people-in-care.repo.ts'
import { hashesOfPatient } from '../imports/person-in-care.ts'
import { deleteNote, findNote, insertNote } from '../notes.repo.ts'
import { noteCell } from '../own-notes.ts'
import type { Kept } from '../tags.repo.ts'
import { openContactNote } from './contact-cells.ts'
import { type ContactRow, giveTags, hasContacts, lockContactsLike } from './contacts.repo.ts'
import { removeContact } from './delete-contact.ts'
import { identityOf } from './identity.ts'

/** Appends the specialist's note on the contact, and the name if the account has another, to the existing note. */
const giveNote = async (deps: Deps, tx: Tx, kept: Kept, contact: ContactRow, name: string): Promise<void> => {
  const { customerId } = kept
  const { default: phrases } = await phraseSets.contacts()
  const open = await deps.vault.unlock(tx, [contact.import_id])
  const known = await findNote(tx, kept)
  const before = known && (await deps.vault.open(tx, noteCell(customerId, known.id), known.text_sealed))
  const parts = [
    before === undefined ? '' : z.parse(z.string(), before),
    folded(name) === folded(contact.name) ? '' : fill(phrases.importedAs, { name: contact.name }),
    openContactNote(open, contact),
  ].filter((part) => part !== '')
  if (parts.length === (known ? 1 : 0)) return
  await deleteNote(tx, kept)
  const id = deps.newId()
  const sealed = await deps.vault.seal(tx, noteCell(customerId, id), parts.join('\n\n'))
  await insertNote(tx, kept, { id, sealed, now: deps.clock.now() })
}

/**
 * After a person books with a specialist, or is attended from the queue: if they are one of the specialist's contacts,
 * its tags and note become the patient's, and the contact is deleted. Does nothing if the match is not certain: families
 * share phones.
 */
export const joinContact = async (deps: Deps, tx: Tx, kept: Kept): Promise<void> => {
  if (!(await hasContacts(tx, kept.specialistId))) return
  const row = await findPersonInCare(tx, kept)
  if (!row) return
  const person = hashesOfPatient(deps, await deps.vault.unlock(tx, [row.customer_id]), row)
  const like = await lockContactsLike(tx, kept.specialistId, person)
  const known = createKnown<ReturnType<typeof identityOf> & { readonly contact: ContactRow }>()
  for (const contact of like) known.add({ ...identityOf(contact), contact })
  const contact = known.find(identityOf(person))?.contact
  if (!contact) return
  await giveTags(tx, contact.id, kept)
  await giveNote(deps, tx, kept, contact, row.name)
  await removeContact(deps, tx, contact)
}
