import { expect, test } from 'vitest'
import { createCustomer, signIn, useBookingFixture } from '../../../test/index.ts'
import { bookAt, call, newcomer, THURSDAY, type Waiting } from '../../../test/waiting-line.ts'

const w = useBookingFixture()

const attended = async (who: Waiting, startsAt = THURSDAY): Promise<string> => {
  const id = await bookAt(w(), who, startsAt)
  const { db } = w().t.deps
  await db
    .updateTable('appointments')
    .set({ status: 'finished', finished_at: w().t.clock.now() })
    .where('id', '=', id)
    .execute()
  return id
}
const review = (who: Waiting, body: object) => call(w(), who, 'POST', 'customer/reviews', body)
const shown = async (query = '', headers: Record<string, string> = {}) => {
  const url = `/api/v1/specialists/specialists/${w().specialist.specialistId}/reviews${query}`
  const answer = await w().t.app.inject({ url, headers })
  return { status: answer.statusCode, body: answer.json() }
}
const rating = () =>
  w()
    .t.deps.db.selectFrom('specialists')
    .select(['rating_sum', 'rating_count'])
    .where('id', '=', w().specialist.specialistId)
    .executeTakeFirstOrThrow()

test('is a patient’s, of an own appointment that took place; nothing else is written', async () => {
  const [paula, other] = [await newcomer(w()), await newcomer(w())]
  const finished = await attended(paula)
  const coming = await bookAt(w(), paula, '2026-11-26T13:00:00.000Z')
  const url = '/api/v1/customer/reviews'
  const none = await w().t.app.inject({ method: 'POST', url, payload: { schedule_id: finished, rating: 5 } })
  expect(none.statusCode).toBe(401)
  const asSpecialist = { ...paula, session: await signIn(w().t.deps, w().specialist) }
  expect((await review(asSpecialist, { schedule_id: finished, rating: 5 })).status).toBe(403)
  expect((await review(other, { schedule_id: finished, rating: 5 })).status).toBe(404)
  expect((await review(paula, { schedule_id: crypto.randomUUID(), rating: 5 })).status).toBe(404)
  const early = await review(paula, { schedule_id: coming, rating: 5 })
  expect([early.status, early.body.code]).toEqual([409, 'review_not_allowed'])
  for (const wrong of [
    { rating: 0 },
    { rating: 6 },
    { rating: 4.5 },
    { rating: '5' },
    { rating: null },
    { rating: 5, comment: 'a'.repeat(1001) },
    { rating: 5, comment: 'nulo\u0000' },
    { rating: 5, specialist_id: w().specialist.specialistId },
  ]) {
    expect((await review(paula, { schedule_id: finished, ...wrong })).status).toBe(422)
  }
  expect((await shown()).body).toMatchObject({
    data: [],
    meta: { total: 0 },
    rating: { average: 0, count: 0 },
  })
  expect(await rating()).toEqual({ rating_sum: 0, rating_count: 0 })
})

test('is given once, also by ten calls at once, and counts once', async () => {
  const paula = await newcomer(w())
  const schedule_id = await attended(paula)
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, nth) => review(paula, { schedule_id, rating: 1 + (nth % 5) })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const others = answers.filter(({ status }) => status !== 201)
  expect(new Set(others.map(({ body }) => body.code))).toEqual(new Set(['review_exists']))
  const given = answers.find(({ status }) => status === 201)?.body
  expect(await rating()).toEqual({ rating_sum: given.rating, rating_count: 1 })
  expect((await call(w(), paula, 'GET', `schedules/${schedule_id}`)).body.can.review).toBe(false)
})

test('shows first name and initial, the latest first, page by page, with the average', async () => {
  const ratings = [5, 4, 4]
  for (const [nth, given] of ratings.entries()) {
    const who = await newcomer(w())
    const schedule_id = await attended(who, `2026-11-26T${13 + nth}:00:00.000Z`)
    w().t.clock.advance(1000)
    const { status } = await review(who, {
      schedule_id,
      rating: given,
      comment: nth === 0 ? '' : `  Número ${nth}. `,
    })
    expect(status).toBe(201)
  }
  const first = await shown('?pageSize=2')
  expect(first.body).toMatchObject({
    data: [
      { rating: 4, comment: 'Número 2.' },
      { rating: 4, comment: 'Número 1.' },
    ],
    meta: { page: 1, pageSize: 2, total: 3 },
    rating: { average: 4.3, count: 3 },
  })
  expect(first.body.data[0].author).toMatch(/^\S+ \p{L}\.$/u)
  expect(Object.keys(first.body.data[0]).toSorted()).toEqual([
    'author',
    'comment',
    'created_at',
    'id',
    'rating',
  ])
  expect((await shown('?pageSize=2&page=2')).body.data).toMatchObject([{ rating: 5, comment: null }])
  const card = await w().t.app.inject({
    url: `/api/v1/specialists/specialists/${w().specialist.specialistId}`,
  })
  expect(card.json()).toMatchObject({ rating: { average: 4.3, count: 3 } })
})

test('of a specialist who is not active is shown to that one alone', async () => {
  await w()
    .t.deps.db.updateTable('specialists')
    .set({ status: 4 })
    .where('id', '=', w().specialist.specialistId)
    .execute()
  expect((await shown()).status).toBe(404)
  const { headers } = await signIn(w().t.deps, await createCustomer(w().t.deps))
  expect((await shown('', headers)).status).toBe(404)
  const own = await signIn(w().t.deps, w().specialist)
  expect((await shown('', own.headers)).status).toBe(200)
})
