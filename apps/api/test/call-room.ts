import { randomUUID } from 'node:crypto'
import { MINUTE } from '@emma/domain/interval'
import privacy from '@emma/phrases/privacy'
import type { TestApp } from './build-test-app.ts'
import {
  createCustomer,
  createSpecialist,
  createSpecialty,
  type TestCustomer,
  type TestSpecialist,
} from './fixtures/factories.ts'
import { type SignedIn, signIn } from './fixtures/sign-in.ts'
import { insertAppointment } from './matrix/fixture.ts'
import { connect, type TestSocket } from './sockets.ts'

export interface TestCall {
  readonly appointmentId: string
  readonly customer: TestCustomer & SignedIn
  readonly specialist: TestSpecialist & SignedIn
}

interface CallOptions {
  readonly status?: string
  readonly consent?: boolean
  /** Minutes from now to the start. */
  readonly startsIn?: number
}

/** A confirmed appointment that can be joined now, by a patient who accepted the consent. */
export const createCall = async (
  t: TestApp,
  { status = 'confirmed', consent = true, startsIn = 0 }: CallOptions = {},
): Promise<TestCall> => {
  const specialtyId = await createSpecialty(t.deps)
  const customer = await createCustomer(t.deps)
  const specialist = await createSpecialist(t.deps, { specialtyId })
  const startsAt = new Date(t.clock.now().getTime() + startsIn * MINUTE)
  const appointmentId = await insertAppointment(t, { specialist, customer, specialtyId, startsAt, status })
  const call = {
    appointmentId,
    customer: { ...customer, ...(await signIn(t.deps, customer)) },
    specialist: { ...specialist, ...(await signIn(t.deps, specialist)) },
  }
  if (consent) {
    const { version } = privacy.telemedicine
    const payload = { kind: 'telemedicine', version }
    const { headers } = call.customer
    await t.app.inject({ method: 'PUT', url: '/api/v1/customer/consents', headers, payload })
  }
  return call
}

export const openCall = (t: TestApp, appointmentId: string, headers: Readonly<Record<string, string>> = {}) =>
  t.app.inject({ method: 'POST', url: `/api/v1/schedules/${appointmentId}/agoraio`, headers: { ...headers } })

export interface TestPage extends TestSocket {
  readonly epoch: string
  readonly join: () => ReturnType<typeof joinWith>
}

const joinWith = (socket: TestSocket, appointmentId: string, epoch: string, token: string) =>
  socket.ask('call:join', { schedule_id: appointmentId, epoch, token })

/** A person's page before entering a call, with a grant, connected to a server. */
export const openPage = async (
  t: TestApp,
  url: string,
  { appointmentId }: TestCall,
  person: SignedIn,
  epoch: string = randomUUID(),
): Promise<TestPage> => {
  const token: string = (await openCall(t, appointmentId, person.headers)).json().agoraio_token
  const socket = await connect(url, person.accessToken)
  return { ...socket, epoch, join: () => joinWith(socket, appointmentId, epoch, token) }
}
