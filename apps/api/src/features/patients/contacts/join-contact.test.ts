import { expect, test } from 'vitest'
import { onBehalf, somebody } from '../../../../test/fixtures/on-behalf.ts'
import {
  confirm,
  createSpecialist,
  giveCredit,
  PRICE,
  runJobs,
  type SignedIn,
  signIn,
  useBookingFixture,
} from '../../../../test/index.ts'

const w = useBookingFixture()
const { call, post, sergio } = onBehalf(w)

const HEADER = 'Nome;Celular;E-mail;Nascimento;Marcadores;Observações'
const bring = async (who: SignedIn, ...rows: readonly string[]) => {
  const payload = new FormData()
  payload.set('file', new Blob([[HEADER, ...rows].join('\n')]), 'lista.csv')
  const url = '/api/v1/patients/imports'
  const answer = await w().t.app.inject({ method: 'POST', url, headers: who.headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}
const list = async (who: SignedIn) => (await call(who, 'GET', 'patients?contacts=true')).body.data
/** Paula books, pays and is notified. */
const book = async () => {
  const { t, paula, session } = w()
  await giveCredit(t.deps, paula.customerId, PRICE)
  expect((await confirm(t, paula, session, w().order('wallet'))).statusCode).toBe(201)
  await runJobs(t)
}
const paula = (more: string) => `Paula Souza;;${w().paula.email};20/05/1990;${more}`
const daughter = () => `Lia Souza;;${w().paula.email};01/02/2020;;`

test('who books becomes the patient, once: tags, note and name are theirs', async () => {
  const who = await sergio()
  await bring(who, paula('Crônico;Prefere manhãs'), daughter())
  await book()
  await runJobs(w().t)
  const { customerId, name } = w().paula
  const patients = await list(who)
  expect(patients).toHaveLength(2)
  expect(patients).toContainEqual(expect.objectContaining({ name: 'Lia Souza', customer_id: null }))
  const tags = [expect.objectContaining({ name: 'Crônico' })]
  expect(patients).toContainEqual(
    expect.objectContaining({ name, customer_id: customerId, contact: null, tags }),
  )
  const { body } = await call(who, 'GET', `patients/${customerId}/notes`)
  expect(body.note).toBe('Nome na importação: Paula Souza\n\nPrefere manhãs')
  expect((await bring(who, paula(';'))).body.code).toBe('import_empty')
})

test('nobody becomes a patient by another’s phone, birth date or specialist', async () => {
  const [who, ana] = [await sergio(), await signIn(w().t.deps, await createSpecialist(w().t.deps, w()))]
  await bring(who, daughter(), `Paula Prado;;${w().paula.email};01/01/1955;;`)
  await bring(ana, paula(';'))
  await book()
  expect(await list(who)).toHaveLength(3)
  expect(await list(ana)).toMatchObject([{ name: 'Paula Souza', customer_id: null }])
})

test('who was sent a link stays when the import is undone, and is named', async () => {
  const who = await sergio()
  const { cell_phone } = somebody()
  const { body } = await bring(who, `Rosa de Almeida;${cell_phone};;;;`, 'Caio Reis;;;;;')
  expect((await post({ person: { name: 'Rosa de Almeida', cell_phone } })).status).toBe(201)
  expect((await call(who, 'DELETE', `patients/imports/${body.id}`)).body).toMatchObject({
    import: { removed: 1 },
    kept: [{ name: 'Rosa de Almeida', reason: 'booking' }],
  })
  expect(await list(who)).toMatchObject([{ name: 'Rosa de Almeida' }])
})
