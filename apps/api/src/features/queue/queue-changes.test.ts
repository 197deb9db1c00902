import { afterAll, beforeAll, expect, test } from 'vitest'
import { testCnpj } from '../../../test/cnpj.ts'
import { useQueueFixture } from '../../../test/fixtures/queue-fixture.ts'
import { createAdmin, runJobs, signIn, type TestSpecialist } from '../../../test/index.ts'
import { connect, listen, listenAsSecond, type TestServer, type TestSocket } from '../../../test/sockets.ts'

const fixture = useQueueFixture({ REALTIME_ADAPTER: 'postgres' })
let first: TestServer
let second: TestServer
beforeAll(async () => {
  first = await listen(fixture().t)
  second = await listenAsSecond(fixture().t)
})
afterAll(async () => {
  await second.close()
  await first.close()
})

type Person = Parameters<ReturnType<typeof fixture>['call']>[0]
const screen = async (server: TestServer, who: Person) =>
  connect(server.url, (await signIn(fixture().t.deps, who)).accessToken)
const moved = (screens: readonly TestSocket[]) =>
  Promise.all(screens.map((each) => each.take('queue:changed')))
const nowhere = { status: null, position: null }
const next = { status: 'waiting', position: 1 }

/** A clinic that allows one of its members to attend urgent care. */
const clinicOf = async (boss: TestSpecialist, member: TestSpecialist): Promise<string> => {
  const { db, newId } = fixture().t.deps
  const [id, now] = [newId(), fixture().t.clock.now()]
  const company = { id, name: 'Clínica Aurora', cnpj: testCnpj(), status: 'approved', pa_enabled: true }
  await db
    .insertInto('companies')
    .values({ ...company, created_at: now, updated_at: now })
    .execute()
  const of = (specialist: TestSpecialist, role: 'admin' | 'member') => ({
    company_id: id,
    specialist_id: specialist.specialistId,
    role,
    pa_permission: true,
    is_active: role === 'member',
    joined_at: now,
  })
  await db
    .insertInto('company_members')
    .values([of(boss, 'admin'), of(member, 'member')])
    .execute()
  return id
}

test('who comes on duty or leaves it in one tab hears of it in the other, on whichever server; so does who waits', async () => {
  const w = fixture()
  const [ana, paula] = [await w.specialist(), await w.patient()]
  await w.wait(paula)
  await runJobs(w.t)
  const bruno = await w.specialist(false)
  const own = [await screen(first, bruno), await screen(second, bruno)]
  const others = [await screen(second, ana), await screen(first, paula), await screen(second, paula)]
  for (const isOnDuty of [true, false]) {
    await w.duty(bruno, isOnDuty)
    expect(await moved(own)).toEqual([nowhere, nowhere])
    expect(await moved(others)).toEqual([nowhere, next, next])
  }
  for (const each of [...own, ...others]) each.close()
})

test('whom a company lets attend no more is shown as on duty nowhere, and hears of it as who waits does', async () => {
  const w = fixture()
  const [boss, bruno, paula] = [await w.specialist(false), await w.specialist(), await w.patient()]
  const [company, admin] = [await clinicOf(boss, bruno), await createAdmin(w.t.deps)]
  await w.wait(paula)
  await runJobs(w.t)
  const shown = async () => {
    const list = (query: string) => w.call(paula, 'GET', `specialists/specialists?${query}`)
    const lists = [await list('care_kind=general'), await list('on_duty=true')]
    const card = await w.call(paula, 'GET', `specialists/specialists/${bruno.specialistId}`)
    const figures = await w.call(admin, 'GET', 'specialists/dashboard')
    return [...lists.map(({ body }) => body.meta.total), card.body.on_duty, figures.body.totals.on_duty]
  }
  const screens = [await screen(first, bruno), await screen(second, paula)]
  expect(await shown()).toEqual([1, 1, true, 1])
  const member_id = bruno.specialistId
  for (const [body, now] of [
    [{ pa_enabled: false }, [0, 0, false, 0]],
    [{ pa_enabled: true }, [1, 1, true, 1]],
    [{ pa_enabled: false, member_id }, [0, 0, false, 0]],
  ] as const) {
    expect((await w.call(boss, 'PATCH', `companies/${company}/set-pa`, body)).status).toBe(200)
    expect(await runJobs(w.t)).toEqual([])
    expect(await moved(screens)).toEqual([nowhere, next])
    expect(await shown()).toEqual(now)
  }
  for (const each of screens) each.close()
})
