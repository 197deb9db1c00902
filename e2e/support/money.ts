import { expect } from '@playwright/test'
import { DEMO_PASSWORD } from './browser.ts'
import type { Running } from './server.ts'

export interface Appointment {
  readonly id: string
  readonly status: string
  readonly price: number
  readonly payment: { readonly method: string; readonly status: string; readonly amount: number }
}

export interface Charge {
  readonly id: string
  readonly code: string
  readonly status: string
  readonly payment_method: string
  readonly paid_amount: number
  readonly canceled_amount: number
}

export interface ProviderBooks {
  readonly charges: readonly Charge[]
  readonly withdrawals: readonly { readonly id: string; readonly amount: number; readonly status: string }[]
}

/** The payment provider's books. */
export const providerBooks = async (emma: Pick<Running, 'url' | 'sandboxUrl'>): Promise<ProviderBooks> =>
  (await (await fetch(`${emma.sandboxUrl}/_ledger`)).json()) as ProviderBooks

/** The provider's charges of an appointment. */
export const chargesOf = async (
  emma: Pick<Running, 'url' | 'sandboxUrl'>,
  code: string,
): Promise<readonly Charge[]> => (await providerBooks(emma)).charges.filter((charge) => charge.code === code)

/** Triggers an event in the simulated world: a Pix is paid, a transfer ends. */
export const happen = async (
  emma: Pick<Running, 'url' | 'sandboxUrl'>,
  path: string,
  body: object = {},
): Promise<void> => {
  const answer = await fetch(`${emma.sandboxUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
}

export interface Client {
  readonly customerId: string
  readonly ask: <T>(method: string, path: string, body?: object) => Promise<T>
  readonly file: (path: string) => Promise<Buffer>
}

/** A demo user without a browser: for a journey's preparation, and for checking figures. */
export const clientOf = async (
  emma: Pick<Running, 'url' | 'sandboxUrl'>,
  email: string,
  password = DEMO_PASSWORD,
): Promise<Client> => {
  const headers: Record<string, string> = {}
  const send = (method: string, path: string, body?: object) =>
    fetch(`${emma.url}/api/v1/${path}`, {
      method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await send(method, path, body)
    return answer.json()
  }
  const session = await ask<{ accessToken: string; userData: { customerId?: string } }>('POST', 'jwt/login', {
    email,
    password,
  })
  headers.authorization = `Bearer ${session.accessToken}`
  return {
    customerId: session.userData.customerId ?? '',
    ask,
    file: async (path) => Buffer.from(await (await send('GET', path)).arrayBuffer()),
  }
}

/** The calls of a patient's browser, without its screens: they have journeys of their own. */
export const bookByWallet = async (
  patient: Client,
  slot: string | undefined,
  specialtyId: string | undefined,
): Promise<void> => {
  const path = `schedules/auth/${patient.customerId}/schedules/${slot}/confirm`
  const booked = { specialty_id: specialtyId, payment_method: 'wallet' }
  expect(await patient.ask<Appointment>('POST', path, booked)).toMatchObject({ status: 'confirmed' })
}

/** Pays the one pending Pix. */
export const payPix = async (emma: Pick<Running, 'url' | 'sandboxUrl'>): Promise<void> => {
  const { charges } = await providerBooks(emma)
  const open = charges.find(({ payment_method, status }) => payment_method === 'pix' && status === 'pending')
  await happen(emma, `/_pix/${open?.id}/pay`)
}
