import { expect, test } from 'vitest'
import { useCompanyFixture } from '../../../../test/fixtures/company-fixture.ts'

const w = useCompanyFixture()
type StatusCall = 'updateSpecialistsStatus' | 'updateStatus'
const suspend = (by: StatusCall = 'updateSpecialistsStatus') => {
  const reason = 'Registro cassado'
  return w().call('PUT', `specialists/${by}/${w().ana.specialistId}`, w().admin, { status: 4, reason })
}
const close = () => w().call('DELETE', `specialists/deleteSpecialists/${w().ana.specialistId}`, w().admin)
const ana = () =>
  w()
    .t.deps.db.selectFrom('specialists')
    .select(['status', 'deleted_at'])
    .where('id', '=', w().ana.specialistId)
    .executeTakeFirstOrThrow()

test('who alone runs a company is neither suspended nor closed', async () => {
  await w().approved()
  for (const answer of [await suspend(), await suspend('updateStatus'), await close()]) {
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'last_company_admin'])
  }
  expect(await ana()).toEqual({ status: 1, deleted_at: null })
})

test('with another admin member who can act it goes, and the memberships end with the account', async () => {
  const id = await w().approved()
  await w().join(id, w().bruno)
  await w().assign(id, w().bruno)
  expect((await suspend()).statusCode).toBe(200)
  // While suspended, Ana cannot act for the company, and only Bruno runs it.
  const percent = await w().call('PATCH', `companies/percent/${id}`, w().ana.session, { val: 50 })
  expect(percent.statusCode).toBe(403)
  expect((await w().remove(id, w().bruno, w().bruno)).json().code).toBe('last_company_admin')
  expect((await close()).statusCode).toBe(204)
  const left = (await w().members(id)).filter(({ left_at }) => left_at === null)
  expect(left).toMatchObject([{ specialist_id: w().bruno.specialistId, role: 'admin' }])
})

test('a suspended company keeps nobody, and is not approved again while nobody runs it', async () => {
  const id = await w().approved()
  await w().decide(id, 'suspended', 'Fiscalização')
  expect((await suspend()).statusCode).toBe(200)
  const again = await w().decide(id, 'approved')
  expect(again.json()).toMatchObject({ code: 'company_incomplete', errors: [{ path: 'admin' }] })
  expect((await w().company(id)).status).toBe('suspended')
})
