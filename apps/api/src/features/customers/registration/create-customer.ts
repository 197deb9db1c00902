import type { createCustomer as endpoint } from '@emma/contracts/customers/registration'
import { inTransaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { avatarPath, dropFile, saveAvatar } from '../../../files/index.ts'
import { AppError } from '../../../http/app-error.ts'
import type { CallOf, UseCase } from '../../../http/mount.ts'
import type { UploadedFile } from '../../../http/multipart.ts'
import { keepAct } from '../../audit/index.ts'
import { keepRegistration } from './register.ts'
import { accountOf, checkPasswordOf, keptForm } from './registration-form.ts'
import { insertAccount } from './registrations.repo.ts'

type Call = CallOf<typeof endpoint>

/** Stores a picture for a row that `write` creates; without the row the picture is deleted. */
export const withAvatar = async <T>(
  deps: Deps,
  file: UploadedFile | undefined,
  write: (avatarKey: string | null) => Promise<T>,
): Promise<T> => {
  if (!file) return write(null)
  const key = await saveAvatar(deps, { field: 'avatar', file })
  try {
    return await write(key)
  } catch (error) {
    await dropFile(deps, avatarPath(key))
    throw error
  }
}

/** An admin's new customer is active at once. The customer accepts the terms at the first visit. */
const createActive = async (deps: Deps, { actor, client, body }: Call, avatarKey: string | null) => {
  const customerId = deps.newId()
  const account = await accountOf(deps, keptForm(body), {
    customerId,
    userId: deps.newId(),
    passwordHash: await deps.passwords.hash(body.password),
    avatarKey,
  })
  await inTransaction(deps.db, async (tx) => {
    const taken = await insertAccount(tx, account)
    if (taken) throw new AppError(taken)
    if (!actor) return
    const after = { status: 'active' }
    await keepAct(deps, tx, {
      actor,
      client,
      action: 'created',
      entity: 'customer',
      entityId: customerId,
      after,
    })
  })
  return { customerId }
}

/** Registers a patient with a picture: by themselves, or by an admin. */
export const createCustomer: UseCase<typeof endpoint> = async (deps, call) => {
  const { actor, body, files } = call
  await checkPasswordOf(deps, body)
  const isAdmin = actor?.role === 'admin'
  return withAvatar(deps, files.avatar, (avatarKey) =>
    isAdmin ? createActive(deps, call, avatarKey) : keepRegistration(deps, call, avatarKey),
  )
}
