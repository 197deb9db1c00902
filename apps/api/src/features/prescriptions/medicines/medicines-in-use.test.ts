import { DAY } from '@emma/domain/interval'
import { expect, test } from 'vitest'
import { callOf, type SignedIn, signIn, useCareFixture } from '../../../../test/index.ts'

const care = useCareFixture()
const call = callOf(() => care().t)

const prescribe = async (who: SignedIn, title: string, condition_use = '') => {
  const { body } = await call(who, 'POST', 'records/create', { customer_id: care().paula.customerId })
  const medicine = { record_id: body.id, title, prescription: '1 ao dia', condition_use }
  expect((await call(who, 'POST', 'prescriptions/create', medicine)).status).toBe(201)
  return body.id
}
const sign = async (who: SignedIn, id: string) => {
  const whole = { complaint: 'Dor', diagnosis: 'Enxaqueca', conduct: 'Repouso', status: 'signed' }
  expect((await call(who, 'PUT', `records/update/${id}`, whole)).status).toBe(200)
}
const inUse = (who: SignedIn | null) => call(who, 'GET', `prescriptions/in-use/${care().paula.customerId}`)
const titles = async (who: SignedIn) =>
  (await inUse(who)).body.data.map(({ title }: { title: string }) => title)

test('each medicine of signed records once, without an end before the rest', async () => {
  await sign(care().asSergio, await prescribe(care().asSergio, 'Losartana', 'Uso Continuo'))
  await sign(care().asSergio, await prescribe(care().asSergio, 'losartana', 'Uso Contínuo'))
  await sign(care().asSergio, await prescribe(care().asSergio, 'Dipirona'))
  await prescribe(care().asSergio, 'Ibuprofeno')
  expect((await inUse(care().asSergio)).body.data).toMatchObject([
    { title: 'losartana', continuous: true, prescription: '1 ao dia', specialist_name: care().sergio.name },
    { title: 'Dipirona', continuous: false },
  ])
  care().t.clock.advance(60 * DAY)
  const later = await signIn(care().t.deps, care().sergio)
  expect(await titles(later)).toEqual(['losartana'])
  care().t.clock.advance(-60 * DAY)
})

test('nobody without care sees any, and colleagues’ only with consent', async () => {
  await sign(care().asSergio, await prescribe(care().asSergio, 'Losartana', 'Uso Continuo'))
  expect((await inUse(null)).status).toBe(401)
  expect((await inUse(await signIn(care().t.deps, care().paula))).status).toBe(403)
  expect((await inUse(care().asAna)).status).toBe(404)
  await care().attend(care().ana)
  expect(await titles(care().asAna)).toEqual([])
  await care().shareHistory()
  expect(await titles(care().asAna)).toEqual(['Losartana'])
})
