import { echoTest, openCall, testCall } from '@emma/contracts/calls'
import { telemedicineTerm } from '../../../src/features/privacy/terms.ts'
import { line, type MatrixLine } from '../line.ts'
import { insertAppointment, type MatrixWorld } from '../world.ts'

const AGO_MS = 90 * 60_000
const made = new WeakMap<MatrixWorld, Promise<string>>()

/** One appointment of the owner whose room is still open: it ended an hour ago, where nothing else stands. */
const appointmentOf = (world: MatrixWorld): Promise<string> => {
  const known = made.get(world)
  if (known) return known
  const { t, customer, specialist, specialtyId } = world
  const startsAt = new Date(t.clock.now().getTime() - AGO_MS)
  const id = insertAppointment(t, { customer, specialist, specialtyId, startsAt, status: 'in_progress' })
  made.set(world, id)
  return id
}

/** With the term accepted. */
const call = async (world: MatrixWorld) => {
  const { t, customer } = world
  const id = await appointmentOf(world)
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

export const callLines: readonly MatrixLine[] = [
  line(testCall, { own: everybody({}) }),
  line(echoTest, { own: everybody({ body: { filler: 'abc' } }) }),
  line(openCall, { own: { customer: call, specialist: call }, foreign: call }),
]
