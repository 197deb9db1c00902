import { echoTest, openCall, testCall } from '@emma/contracts/calls'
import {
  admitCompanion,
  dismissCompanion,
  inviteCompanion,
  readInvitation,
  showCompanion,
} from '@emma/contracts/calls/companion'
import { MINUTE } from '@emma/domain/interval'
import { hashOf, tokenOf } from '../../../../src/features/calls/companion/companion-link.ts'
import { telemedicineTerm } from '../../../../src/features/privacy/consent/terms.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import { insertAppointment, type MatrixFixture } from '../../fixture.ts'

const AGO_MS = 90 * MINUTE
const made = new WeakMap<MatrixFixture, Promise<string>>()

/** An appointment of the owner that ended an hour ago, so that its room is still open. */
const appointmentOf = (fixture: MatrixFixture): Promise<string> => {
  const known = made.get(fixture)
  if (known) return known
  const { t, customer, specialist, specialtyId } = fixture
  const startsAt = new Date(t.clock.now().getTime() - AGO_MS)
  const id = insertAppointment(t, { customer, specialist, specialtyId, startsAt, status: 'in_progress' })
  made.set(fixture, id)
  return id
}

/** With the telemedicine term accepted. */
const call = async (fixture: MatrixFixture) => {
  const { t, customer } = fixture
  const id = await appointmentOf(fixture)
  const { kind, version, hash } = telemedicineTerm
  await t.deps.db
    .insertInto('consents')
    .values({
      id: t.deps.newId(),
      user_id: customer.userId,
      kind,
      version,
      text_hash: hash,
      accepted_at: t.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { params: { id } }
}

const companionBody = { name: 'Ana Souza', kind: 'family' }
const EPOCH = '0199d2a4-7c1e-7000-8000-00000000000e'

/** A companion waiting to enter the owner's call; the previous invitation has ended. */
const companionOf = async (fixture: MatrixFixture) => {
  const { t, customer } = fixture
  const appointmentId = await appointmentOf(fixture)
  const { db, config, newId } = t.deps
  const [id, now] = [newId(), t.clock.now()]
  const ended = { status: 'ended', ended_at: now, end_reason: 'replaced' }
  await db
    .updateTable('call_companions')
    .set(ended)
    .where('appointment_id', '=', appointmentId)
    .where('ended_at', 'is', null)
    .execute()
  await db
    .insertInto('call_companions')
    .values({
      id,
      appointment_id: appointmentId,
      token_hash: hashOf(tokenOf(config, id)),
      kind: 'family',
      status: 'waiting',
      epoch: EPOCH,
      invited_by: customer.userId,
      invited_at: now,
    })
    .execute()
  const call = { id: newId(), appointment_id: appointmentId, provider: 'peer', channel: appointmentId }
  await db
    .insertInto('calls')
    .values({ ...call, status: 'waiting', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { params: { id: appointmentId }, token: tokenOf(config, id) }
}
const ofBothSides = (sent: (fixture: MatrixFixture) => Promise<object>) => ({
  own: { customer: sent, specialist: sent },
  foreign: sent,
})
const atCompanion = async (fixture: MatrixFixture) => ({ params: (await companionOf(fixture)).params })

/** The device test is open to accounts that may not call yet, and to admins who help others. */
const everybody = (sent: object) => ({
  customer: () => sent,
  specialist: () => sent,
  suspendedSpecialist: () => sent,
  admin: () => sent,
})

export const callCases: readonly MatrixCase[] = [
  matrixCase(testCall, { own: everybody({}) }),
  matrixCase(echoTest, { own: everybody({ body: { filler: 'abc' } }) }),
  matrixCase(openCall, { own: { customer: call, specialist: call }, foreign: call }),
  matrixCase(
    inviteCompanion,
    ofBothSides(async (fixture) => ({ params: { id: await appointmentOf(fixture) }, body: companionBody })),
  ),
  matrixCase(showCompanion, ofBothSides(atCompanion)),
  matrixCase(
    admitCompanion,
    ofBothSides(async (fixture) => ({ ...(await atCompanion(fixture)), body: { epoch: EPOCH } })),
  ),
  matrixCase(dismissCompanion, ofBothSides(atCompanion)),
  matrixCase(readInvitation, {
    own: { nobody: async (fixture) => ({ body: { token: (await companionOf(fixture)).token } }) },
    foreign: () => ({ body: { token: 'x'.repeat(43) } }),
  }),
]
