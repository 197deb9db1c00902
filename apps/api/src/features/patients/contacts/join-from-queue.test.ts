import { expect, test } from 'vitest'
import { useQueueFixture } from '../../../../test/fixtures/queue-fixture.ts'
import { runJobs, signIn, type TestSpecialist } from '../../../../test/index.ts'

const fixture = useQueueFixture()

const HEADER = 'Nome;E-mail;Nascimento;Marcadores;Observações'
const bring = async (who: TestSpecialist, ...rows: readonly string[]) => {
  const { app, deps } = fixture().t
  const { headers } = await signIn(deps, who)
  const payload = new FormData()
  payload.set('file', new Blob([[HEADER, ...rows].join('\n')]), 'lista.csv')
  const answer = await app.inject({ method: 'POST', url: '/api/v1/patients/imports', headers, payload })
  expect(answer.statusCode).toBe(201)
}
const patientsOf = async (who: TestSpecialist) =>
  (await fixture().call(who, 'GET', 'patients?contacts=true')).body.data
const attend = async (who: TestSpecialist, id: string) => {
  const w = fixture()
  expect((await w.update(who, id, 'call')).status).toBe(200)
  expect((await w.update(who, id, 'start')).status).toBe(200)
  expect(await runJobs(w.t)).toEqual([])
}

test('a contact who is attended from the queue becomes the patient, with tags and note', async () => {
  const w = fixture()
  const [paula, sergio] = [await w.patient(), await w.specialist()]
  await bring(sergio, `Paula Souza;${paula.email};20/05/1990;Crônico;Prefere manhãs`)
  const id = await w.wait(paula)
  expect(await patientsOf(sergio)).toMatchObject([{ customer_id: null }])
  await attend(sergio, id)
  expect(await patientsOf(sergio)).toMatchObject([
    { name: paula.name, customer_id: paula.customerId, contact: null, tags: [{ name: 'Crônico' }] },
  ])
  const notes = await w.call(sergio, 'GET', `patients/${paula.customerId}/notes`)
  expect(notes.body.note).toBe('Nome na importação: Paula Souza\n\nPrefere manhãs')
})

test('who shares an e-mail with a contact but was born on another day stays apart', async () => {
  const w = fixture()
  const [paula, sergio] = [await w.patient(), await w.specialist()]
  await bring(sergio, `Paula Souza;${paula.email};01/01/1955;;`)
  await attend(sergio, await w.wait(paula))
  expect(await patientsOf(sergio)).toHaveLength(2)
})
