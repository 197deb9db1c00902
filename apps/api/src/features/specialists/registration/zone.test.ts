import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, multipartOf, specialistForm, type TestApp } from '../../../../test/index.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp({ LOGIN_LIMITS: 'off' })
})
afterAll(() => t.close())

const register = (fields: object) =>
  t.app.inject({
    method: 'POST',
    url: '/api/v1/specialists/createSpecialists',
    payload: multipartOf({ ...specialistForm(), ...fields }),
  })
/** The zone of the person's times, and that of their hours. */
const zonesOf = (id: string) =>
  t.deps.db
    .selectFrom('specialists as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['u.time_zone as own', 's.time_zone as practice'])
    .where('s.id', '=', id)
    .executeTakeFirst()

test.each([
  ['a device in Manaus', 'America/Manaus', 'America/Manaus'],
  ['a device on a journey', 'Europe/Lisbon', 'America/Sao_Paulo'],
  ['a client that says nothing', undefined, 'America/Sao_Paulo'],
])('a specialist who registers from %s reads times, and attends, in that zone', async (_, timezone, zone) => {
  const answer = await register(timezone === undefined ? {} : { timezone })
  expect(answer.statusCode, answer.body).toBe(201)
  expect(await zonesOf(answer.json().id)).toEqual({ own: zone, practice: zone })
})

test('what is no zone is refused, and makes nobody', async () => {
  const count = () => t.deps.db.selectFrom('specialists').select('id').execute()
  const before = await count()
  const answer = await register({ timezone: 'Brasil/Lugar' })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().errors).toMatchObject([{ path: 'timezone' }])
  expect(await count()).toEqual(before)
})
