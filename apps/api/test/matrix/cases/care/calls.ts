import { echoTest, openCall, testCall } from '@emma/contracts/calls'
import { MINUTE } from '@emma/domain/interval'
import { telemedicineTerm } from '../../../../src/features/privacy/consent/terms.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import { insertAppointment, type MatrixFixture } from '../../fixture.ts'

const AGO_MS = 90 * MINUTE
const made = new WeakMap<MatrixFixture, Promise<string>>()

/** One appointment of the owner whose room is still open: it ended an hour ago, where nothing else stands. */
const appointmentOf = (fixture: MatrixFixture): Promise<string> => {
  const known = made.get(fixture)
  if (known) return known
  const { t, customer, specialist, specialtyId } = fixture
  const startsAt = new Date(t.clock.now().getTime() - AGO_MS)
  const id = insertAppointment(t, { customer, specialist, specialtyId, startsAt, status: 'in_progress' })
  made.set(fixture, id)
  return id
}

/** With the term accepted. */
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

/** Devices are looked at before an account may call, and by who helps others. */
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
]
