import type { BodyOf } from '@emma/contracts/kit'
import type { createSpecialist as endpoint } from '@emma/contracts/specialists/profile'
import { brazilianZones, DEFAULT_ZONE, wallTimeOf } from '@emma/domain/availability'
import { checkBirthDate, isMinor } from '@emma/domain/customers'
import { checkCouncil } from '@emma/domain/specialists'
import { inTransaction, type Tx } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { avatarPath, dropFile } from '../../../files/index.ts'
import { AppError, invalidField } from '../../../http/app-error.ts'
import type { CallOf, UseCase } from '../../../http/mount.ts'
import { keepAct } from '../../audit/index.ts'
import { checkNewPassword } from '../../auth/index.ts'
import { issueCode } from '../../codes/index.ts'
import { acceptCurrentTerms } from '../../privacy/index.ts'
import { sealPersonal } from '../profile/personal.ts'
import { type SavedFiles, withFiles } from '../profile/with-files.ts'
import { insertProof } from '../review/proofs.repo.ts'
import { countTry, findOwner, insertSpecialist, type NewSpecialist, releaseCpf } from './registration.repo.ts'

type Body = BodyOf<typeof endpoint>

/** An owner is notified of the first few tries of a day. More could be used to fill a mailbox. */
const NOTICES_A_DAY = 3

/** Checks beyond the schema: today by our clock, and how easily a password is guessed. */
const checkMore = async (deps: Deps, body: Body): Promise<void> => {
  const today = wallTimeOf(deps.clock.now().getTime(), DEFAULT_ZONE).date
  const isAdult = checkBirthDate(body.birthDate, today).ok && !isMinor(body.birthDate, today)
  if (!isAdult) {
    throw invalidField('birthDate', 'adult_required')
  }
  const { firstName, lastName, email, cpf, cellPhone, birthDate, council } = body
  await checkNewPassword(deps, body.password, [
    firstName,
    lastName,
    email,
    cpf,
    cellPhone,
    birthDate,
    council.number,
  ])
}

interface Registration {
  readonly body: Body
  readonly id: string
  readonly userId: string
  readonly passwordHash: string
  readonly saved: SavedFiles
  /** For an admin: conflicts are reported openly, and the person accepts the terms later. */
  readonly byAdmin: boolean
  readonly call: Pick<CallOf<typeof endpoint>, 'actor' | 'client'>
}

/** Hours are in Brazil: a device abroad does not move them there. */
const zoneOf = ({ timezone }: Body): string =>
  brazilianZones.find((zone) => zone === timezone) ?? DEFAULT_ZONE

const rowOf = async (deps: Deps, tx: Tx, registration: Registration): Promise<NewSpecialist> => {
  const { body, id, userId, passwordHash, saved } = registration
  const council = checkCouncil(body.council)
  if (!council.ok) throw invalidField('council', council.code)
  return {
    id,
    userId,
    passwordHash,
    email: body.email.toLowerCase(),
    firstName: body.firstName,
    lastName: body.lastName,
    avatarKey: saved.avatarKey ?? null,
    birthDate: body.birthDate,
    council: council.value,
    timeZone: zoneOf(body),
    cpfSealed: await sealPersonal(deps, tx, id, 'cpf_sealed', body.cpf),
    cpfHash: deps.vault.blindIndex(body.cpf),
    contactSealed: await sealPersonal(deps, tx, id, 'contact_sealed', { cellphone: body.cellPhone }),
    now: deps.clock.now(),
  }
}

/** An admin registers many people from one address. */
const askerOf = ({ byAdmin, call }: Registration) => (byAdmin ? {} : { asker: call.client })

/** The account, with its proof, its consents and the code for its e-mail; or the reason against it. */
const makeAccount = async (deps: Deps, tx: Tx, registration: Registration) => {
  const { id, userId, saved, byAdmin } = registration
  const row = await rowOf(deps, tx, registration)
  await releaseCpf(tx, row.cpfHash, row.email)
  const taken = await insertSpecialist(tx, row)
  if (taken) return taken
  if (saved.document) {
    await insertProof(tx, { ...saved.document, id: deps.newId(), specialistId: id, now: row.now })
  }
  if (!byAdmin) await acceptCurrentTerms(deps, tx, userId)
  await issueCode(deps, tx, {
    purpose: 'registration',
    userId,
    channel: 'email',
    target: row.email,
    ...askerOf(registration),
  })
  return undefined
}

/** Stores only a decoy code that is never sent, and notifies the account's owner. */
const answerAlike = async (deps: Deps, tx: Tx, registration: Registration): Promise<void> => {
  const { body, id } = registration
  const { email, cpf } = body
  await issueCode(deps, tx, {
    purpose: 'registration',
    userId: id,
    channel: 'email',
    target: email,
    isSilent: true,
    ...askerOf(registration),
  })
  const owner = await findOwner(tx, email, deps.vault.blindIndex(cpf))
  if (!owner || (await countTry(tx, owner.id, deps.clock.now())) > NOTICES_A_DAY) return
  await deps.jobs.add(tx, 'tell-account-exists', { userId: owner.id })
}

const keep = async (deps: Deps, registration: Registration): Promise<{ id: string; uuid: string }> => {
  const { id, saved, byAdmin, call } = registration
  const { actor, client } = call
  const isMade = await inTransaction(deps.db, async (tx) => {
    const taken = await makeAccount(deps, tx, registration)
    if (taken && byAdmin) throw new AppError(taken)
    if (!taken && actor) {
      const after = { council: registration.body.council }
      await keepAct(deps, tx, { actor, client, action: 'created', entity: 'specialist', entityId: id, after })
    }
    if (taken) await answerAlike(deps, tx, registration)
    return taken === undefined
  })
  if (!isMade && saved.avatarKey) await dropFile(deps, avatarPath(saved.avatarKey))
  if (!isMade && saved.document) await dropFile(deps, saved.document.key)
  return { id, uuid: id }
}

/**
 * Registers a specialist: by themselves, or by an admin. If the e-mail or the CPF has an account the work and the
 * answer are the same, so that neither the answer nor its time reveals who is registered.
 */
export const registerSpecialist: UseCase<typeof endpoint> = async (deps, call) => {
  const { actor, body, files } = call
  await checkMore(deps, body)
  const passwordHash = await deps.passwords.hash(body.password)
  const byAdmin = actor?.role === 'admin'
  return withFiles(deps, files, (saved) =>
    keep(deps, { call, body, saved, passwordHash, byAdmin, id: deps.newId(), userId: deps.newId() }),
  )
}
