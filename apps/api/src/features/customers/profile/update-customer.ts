import type { Customer, updateCustomer as endpoint } from '@emma/contracts/customers'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { avatarPath } from '../../../files/index.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError, invalidField, notFound } from '../../../http/app-error.ts'
import type { CallOf, UseCase } from '../../../http/mount.ts'
import { keepAct } from '../../audit/index.ts'
import { changeUser, type UserChange } from '../../auth/index.ts'
import { type PreparedChange, proveContactChanges, requestContactChange } from '../../codes/index.ts'
import { type CustomerRow, findCustomer, findCustomerOrNone } from '../customers.repo.ts'
import { withAvatar } from '../registration/create-customer.ts'
import { customerOf } from './get-customer-info.ts'
import { openPersonal, sealColumn } from './personal.ts'
import { type CustomerChange, isCpfTaken, lockUser, updateCustomerRow } from './profile.repo.ts'
import {
  contactChangesOf,
  cpfRefusal,
  customerChangeOf,
  refuseOtherName,
  userChangeOf,
} from './profile-changes.ts'

type Call = CallOf<typeof endpoint>
type Body = Call['body']

/** The audit log has the fields an admin changed, never their values. */
const changedGroups = ({ id: _, ...groups }: Body) => groups

/** The own profile, or the one an admin names. Another person's id finds nothing. */
const targetOf = (actor: Actor, id: string | undefined): string => {
  if (actor.role === 'specialist') throw new AppError('forbidden')
  if (actor.role === 'customer') {
    if (id !== undefined && id !== actor.customerId) throw notFound()
    return actor.customerId
  }
  if (id !== undefined) return id
  throw invalidField('id', 'required')
}

interface Change {
  readonly user: UserChange
  readonly customer: CustomerChange
  readonly contacts: readonly PreparedChange[]
  readonly phone: string | null | undefined
}

const prepare = async (deps: Deps, row: CustomerRow, present: Customer, call: Call): Promise<Change> => {
  const { body } = call
  const contacts = await proveContactChanges(deps, call, contactChangesOf(row, present, body))
  return {
    user: userChangeOf(body),
    customer: await customerChangeOf(deps, row, present, body),
    contacts,
    phone: body.contactDetails?.phone,
  }
}

/** The second phone needs no code. It is stored with the cell phone, which may have changed meanwhile. */
const phoneChange = async (deps: Deps, tx: Tx, row: CustomerRow, phone: string | null | undefined) => {
  if (phone === undefined) return {}
  const { phones } = await openPersonal({ ...deps, db: tx }, await findCustomer(tx, row.id))
  const { phone: _, ...rest } = phones
  const value = phone ? { ...rest, phone } : rest
  return { contact_sealed: await sealColumn({ ...deps, db: tx }, row.id, 'contact_sealed', value) }
}

const write = async (deps: Deps, tx: Tx, row: CustomerRow, change: Change, call: Call): Promise<void> => {
  await lockUser(tx, row.user_id)
  const { cpf_hash } = change.customer
  if (cpf_hash && (await isCpfTaken(tx, row.id, cpf_hash))) throw cpfRefusal()
  await changeUser(tx, row.user_id, change.user, deps.clock.now())
  await updateCustomerRow(tx, row.id, {
    ...change.customer,
    ...(await phoneChange(deps, tx, row, change.phone)),
  })
  for (const contact of change.contacts) await requestContactChange(deps, tx, contact)
  const oldKey = change.user.avatar_key === undefined ? null : row.avatar_key
  if (oldKey !== null) await deps.jobs.add(tx, 'remove-file', { key: avatarPath(oldKey) })
  if (change.user.first_name !== undefined) await deps.jobs.add(tx, 'renew-payer', { userId: row.user_id })
  const { actor, client, body } = call
  const what = { actor, client, action: 'updated', entity: 'customer', entityId: row.id } as const
  await keepAct(deps, tx, { ...what, after: changedGroups(body) })
}

const pictureOf = (body: Body, avatarKey: string | null): UserChange => {
  if (avatarKey !== null) return { avatar_key: avatarKey }
  return body.avatar === null ? { avatar_key: null } : {}
}

/** Changes the groups that were sent, all or nothing (spec §3). */
export const updateCustomer: UseCase<typeof endpoint> = async (deps, call) => {
  const { actor, body, files } = call
  const customerId = targetOf(actor, body.id)
  const row = await findCustomerOrNone(deps.db, customerId)
  if (!row || row.status === 'erased') throw notFound()
  if (actor.role === 'customer') await refuseOtherName(deps, row, body)
  const change = await prepare(deps, row, await customerOf(deps, customerId), call)
  await withAvatar(deps, files.avatar, (avatarKey) => {
    const user = { ...change.user, ...pictureOf(body, avatarKey) }
    return inTransaction(deps.db, (tx) => write(deps, tx, row, { ...change, user }, call))
  })
  return customerOf(deps, customerId)
}
