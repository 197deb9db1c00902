import { inflateSync } from 'node:zlib'
import { loadStarterSets } from '../db/starter/index.ts'
import { buildTestApp, type TestApp } from './build-test-app.ts'
import {
  createCustomer,
  createSpecialist,
  createSpecialty,
  type SignedIn,
  signIn,
  type TestCustomer,
  type TestSpecialist,
} from './factories.ts'
import { insertAppointment } from './matrix/world.ts'

/** A specialist with a patient in care and a draft of the consultation, to make papers of. */
export interface DocumentsWorld {
  readonly t: TestApp
  readonly specialtyId: string
  readonly paula: TestCustomer
  readonly sergio: TestSpecialist
  readonly asPaula: SignedIn
  readonly asSergio: SignedIn
  readonly recordId: string
  /** As papers write it: `CRM-SP 123456`. */
  readonly council: string
  readonly get: (who: SignedIn, path: string) => ReturnType<typeof inject>
  readonly open: (who: SignedIn, document: { readonly url: string }) => ReturnType<typeof inject>
  readonly prescribe: (title: string, bulario_id?: string, more?: object) => Promise<unknown>
  readonly issue: (more?: object) => ReturnType<typeof inject>
  readonly medicineOf: (kind: string) => Promise<string>
  readonly medicineNamed: (ingredient: string) => Promise<string>
  /** The patient's, which controlled medicines ask for. */
  readonly giveAddress: () => Promise<void>
}

const inject = (t: TestApp, who: SignedIn, method: 'GET' | 'POST', url: string, payload?: object) =>
  t.app.inject({ method, url, headers: who.headers, ...(payload ? { payload } : {}) })

const medicine = async (t: TestApp, column: 'class' | 'active_ingredient', value: string) => {
  const found = t.deps.db.selectFrom('medicines').select('id').where(column, '=', value).limit(1)
  return (await found.executeTakeFirstOrThrow()).id
}

const giveAddress = async ({ deps }: TestApp, { customerId }: TestCustomer): Promise<void> => {
  const cell = { subjectId: customerId, column: 'customers.address_sealed', rowId: customerId }
  const street = { zipCode: '13010000', address: 'Rua das Flores', number: '10', district: 'Centro' }
  const address_sealed = await deps.vault.seal(deps.db, cell, { ...street, city: 'Campinas', state: 'SP' })
  await deps.db.updateTable('customers').set({ address_sealed }).where('id', '=', customerId).execute()
}

const settle = async (t: TestApp, specialtyId: string): Promise<DocumentsWorld> => {
  const [paula, sergio] = [await createCustomer(t.deps), await createSpecialist(t.deps, { specialtyId })]
  const [asPaula, asSergio] = [await signIn(t.deps, paula), await signIn(t.deps, sergio)]
  const post = (path: string, body: object) => inject(t, asSergio, 'POST', `/api/v1/${path}`, body)
  const startsAt = new Date(t.clock.now().getTime() - 3_600_000)
  const status = 'in_progress'
  const options = { specialist: sergio, customer: paula, specialtyId, startsAt, status }
  const schedule_id = await insertAppointment(t, options)
  const recordId = (await post('records/create', { schedule_id })).json().id
  const { council_number } = await t.deps.db
    .selectFrom('specialists')
    .select('council_number')
    .where('id', '=', sergio.specialistId)
    .executeTakeFirstOrThrow()
  const use = {
    prescription: 'Tomar com água, após as refeições',
    via: 'Oral',
    qtd: '20 comprimidos',
    condition_use: 'Se Dor',
  }
  return {
    t,
    specialtyId,
    paula,
    sergio,
    asPaula,
    asSergio,
    recordId,
    council: `CRM-SP ${council_number}`,
    get: (who, path) => inject(t, who, 'GET', `/api/v1/${path}`),
    open: (who, { url }) => inject(t, who, 'GET', url),
    prescribe: async (title, bulario_id, more = {}) => {
      const chosen = bulario_id === undefined ? {} : { bulario_id }
      const body = { title, ...use, record_id: recordId, ...chosen, ...more }
      return (await post('prescriptions/create', body)).json()
    },
    issue: (more = {}) => post('prescriptions/documents', { record_id: recordId, ...more }),
    medicineOf: (kind) => medicine(t, 'class', kind),
    medicineNamed: (ingredient) => medicine(t, 'active_ingredient', ingredient),
    giveAddress: () => giveAddress(t, paula),
  }
}

/** One application for a test file, a fresh patient and record for each call. */
export const useDocumentsWorld = (settings: Record<string, string> = {}) => {
  let t: TestApp
  let specialtyId: string
  const fresh = () => settle(t, specialtyId)
  const start = async (more: Record<string, string> = {}) => {
    t = await buildTestApp({ ...settings, ...more })
    await loadStarterSets(t.deps)
    specialtyId = await createSpecialty(t.deps)
  }
  return Object.assign(fresh, { start, stop: () => t.close() })
}

/** What a PDF of this product says: its streams inflated, the hexadecimal strings of their text operators decoded. */
export const textOf = (pdf: Buffer): string => {
  const raw = pdf.toString('latin1')
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  const lines = streams.flatMap((stream) =>
    [...stream.matchAll(/\[(.*?)\] TJ/g)].map(([, line = '']) => line),
  )
  const decode = (line: string) =>
    [...line.matchAll(/<([0-9a-f]+)>/g)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join('')
  return lines.map(decode).join(' ')
}
