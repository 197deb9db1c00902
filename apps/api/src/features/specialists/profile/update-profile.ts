import type { updateSpecialist as endpoint } from '@emma/contracts/specialists/profile'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { avatarPath } from '../../../files/index.ts'
import { notFound } from '../../../http/app-error.ts'
import type { CallOf, UseCase } from '../../../http/mount.ts'
import { keepAct } from '../../audit/index.ts'
import {
  type ContactChange,
  type PreparedChange,
  proveContactChanges,
  requestContactChange,
} from '../../codes/index.ts'
import { keepGeneralist } from '../../specialties/index.ts'
import { type AccountRow, changeSpecialist, changeUser, findAccount, lockAccount } from '../account.repo.ts'
import { forgetPerson } from '../review/move-status.ts'
import { insertProof } from '../review/proofs.repo.ts'
import { openPhones } from './personal.ts'
import {
  addressChanges,
  contactChanges,
  councilChanges,
  personalChanges,
  severalChanges,
} from './profile-changes.ts'
import { profileOf } from './profile-of.ts'
import { type SavedFiles, withFiles } from './with-files.ts'
import { writeSettings } from './write-settings.ts'

type Call = CallOf<typeof endpoint>

/** The own profile, or the one an admin names. Another's finds nothing. */
const targetOf = ({ actor, body }: Call): string => {
  const ownId = actor.role === 'specialist' ? actor.specialistId : undefined
  const id = body.id ?? ownId
  if (id === undefined || (actor.role !== 'admin' && id !== ownId)) throw notFound()
  return id
}

/** A new e-mail or cell phone waits for its code. */
const wishesOf = async (deps: Deps, row: AccountRow, { body }: Call): Promise<ContactChange[]> => {
  const { email, cellphone } = body.contactDetails ?? {}
  const userId = row.user_id
  const wishes: ContactChange[] = []
  if (email !== undefined && email.toLowerCase() !== row.email.toLowerCase()) {
    wishes.push({ userId, kind: 'email', value: email.toLowerCase() })
  }
  const kept = cellphone === undefined ? undefined : (await openPhones(deps, deps.db, row)).cellphone
  if (cellphone !== undefined && kept !== undefined && kept !== cellphone) {
    wishes.push({ userId, kind: 'cellphone', value: cellphone })
  }
  return wishes
}

const writeGroups = async (deps: Deps, tx: Tx, row: AccountRow, { actor, body }: Call): Promise<void> => {
  const { personalData, contactDetails, several, address, council, settings } = body
  const personal = personalData && (await personalChanges(deps, tx, row, personalData))
  await changeUser(tx, row.user_id, personal?.user ?? {}, deps.clock.now())
  await changeSpecialist(tx, row.id, {
    ...personal?.specialist,
    ...(contactDetails && (await contactChanges(deps, tx, row, contactDetails))),
    ...(several && severalChanges(several)),
    ...(address && (await addressChanges(deps, tx, row, address))),
    ...(council && councilChanges(row, council, actor.role === 'admin')),
  })
  if (council) await keepGeneralist(deps, tx, row.id)
  if (settings) await writeSettings(deps, tx, row, settings)
}

const writeFiles = async (deps: Deps, tx: Tx, row: AccountRow, saved: SavedFiles, { body }: Call) => {
  const now = deps.clock.now()
  const { avatarKey = body.avatar, document } = saved
  if (document) await insertProof(tx, { ...document, id: deps.newId(), specialistId: row.id, now })
  if (avatarKey === undefined) return
  await changeUser(tx, row.user_id, { avatar_key: avatarKey }, now)
  if (row.avatar_key !== null) await deps.jobs.add(tx, 'remove-file', { key: avatarPath(row.avatar_key) })
}

const write = (deps: Deps, id: string, wishes: readonly PreparedChange[], saved: SavedFiles, call: Call) =>
  inTransaction(deps.db, async (tx) => {
    const row = await lockAccount(tx, id)
    if (!row) throw notFound()
    await writeGroups(deps, tx, row, call)
    await writeFiles(deps, tx, row, saved, call)
    for (const wish of wishes) await requestContactChange(deps, tx, wish)
    const { actor, client, body } = call
    const { id: _, ...after } = body
    const what = { actor, client, action: 'updated', entity: 'specialist', entityId: id } as const
    await keepAct(deps, tx, {
      ...what,
      after: { ...after, ...(saved.document ? { document: saved.document.type } : {}) },
    })
  })

/** Changes the sent parts of a profile: all or none. */
export const updateProfile: UseCase<typeof endpoint> = async (deps, call) => {
  const id = targetOf(call)
  const row = await findAccount(deps.db, id)
  if (!row) throw notFound()
  const wishes = await proveContactChanges(deps, call, await wishesOf(deps, row, call))
  await withFiles(deps, call.files, (saved) => write(deps, id, wishes, saved, call))
  await forgetPerson(deps, row.user_id)
  return profileOf(deps, id)
}
