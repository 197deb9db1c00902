import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  insertAppointment,
  type TestApp,
  type TestSpecialist,
} from '../../../test/index.ts'

let t: TestApp
let cardiology: string
let helena: TestSpecialist

beforeAll(async () => {
  t = await buildTestApp()
  cardiology = await createSpecialty(t.deps, 'Cardiologia do Teste')
  helena = await createSpecialist(t.deps, {
    specialtyId: cardiology,
    price: 18_000,
    name: ['Helena', 'Vasconcelos'],
  })
})
afterAll(() => t.close())

const open = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers })
const page = '/especialista/helena-vasconcelos'

/** The data of schema.org in a page, by type. */
const dataOf = (html: string): Map<string, Record<string, unknown>> =>
  new Map(
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => {
      const data = JSON.parse(json)
      expect(data['@context']).toBe('https://schema.org')
      return [String(data['@type']), data]
    }),
  )

test('a page says how long appointments are, also those beyond the times that are shown first', async () => {
  expect((await open(page)).body).toContain('30 min')
  const place = t.deps.newId()
  await sql`INSERT INTO availability_rules (id, specialist_id, weekday, init_hour, final_hour, interval_minutes, created_at)
    SELECT ${place}, ${helena.specialistId}, weekday, '20:00', '21:00', 50, now() FROM availability_rules
    WHERE specialist_id = ${helena.specialistId} AND weekday IS NOT NULL ORDER BY weekday LIMIT 1`.execute(
    t.deps.db,
  )
  await expect.poll(async () => (await open(page)).body).toContain('30 a 50 min')
  await sql`DELETE FROM availability_rules WHERE id = ${place}`.execute(t.deps.db)
})

const rename = (first: string, last: string) =>
  t.deps.db
    .updateTable('specialists')
    .set({ name: `${first} ${last}` })
    .where('id', '=', helena.specialistId)
    .execute()

test('a stranger reads who has a time, at which price, without a login and without a script', async () => {
  const answer = await open('/')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const html = answer.body
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toContain('<html lang="pt-BR">')
  expect(html).toMatch(/<title>[^<]{20,75}<\/title>/)
  expect(html).toMatch(/<meta name="description" content="[^"]{50,170}"/)
  expect(html).toContain(`<link rel="canonical" href="${t.config.publicUrl}/"/>`)
  for (const text of ['Helena Vasconcelos', 'R$\u00a0180', page, 'Cardiologia do Teste', '1 profissional'])
    expect(html).toContain(text)
  expect([...dataOf(html).keys()]).toEqual(['Organization', 'WebSite', 'FAQPage'])
})

test('the page of a specialist says who it is and leads each free time to its summary', async () => {
  const answer = await open(page)
  expect(answer.statusCode).toBe(200)
  const html = answer.body
  expect(html.match(/<h1>Helena Vasconcelos<\/h1>/g)).toHaveLength(1)
  for (const text of ['CRM-SP', 'RQE 12345', 'R$\u00a0180', 'Avaliações', 'Onde atende'])
    expect(html).toContain(text)
  const [link = ''] = /\/customer\/marcar\/[^"]+/.exec(html) ?? []
  const chosen = new URL(link.replaceAll('&amp;', '&'), t.config.publicUrl)
  expect(chosen.pathname).toBe(`/customer/marcar/${helena.specialistId}`)
  expect(Object.fromEntries(chosen.searchParams)).toEqual({
    specialty: cardiology,
    slot: expect.stringMatching(/./),
    perfil: 'helena-vasconcelos',
  })
  const data = dataOf(html)
  expect(data.get('Physician')).toMatchObject({
    name: 'Helena Vasconcelos',
    knowsAbout: ['Cardiologia do Teste'],
    priceRange: 'R$\u00a0180',
  })
  expect(data.get('Physician')).not.toHaveProperty('aggregateRating')
  expect(data.get('BreadcrumbList')?.itemListElement).toHaveLength(3)
})

test('who has a page gets 304 until something on it changes, then the page as it is', async () => {
  const first = await open(page)
  const etag = String(first.headers.etag)
  const again = await open(page, { 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const customer = await createCustomer(t.deps)
  await insertAppointment(t, {
    specialist: helena,
    customer,
    specialtyId: cardiology,
    startsAt: new Date('2026-11-23T13:00:00Z'),
    status: 'confirmed',
  })
  await expect.poll(async () => (await open(page, { 'if-none-match': etag })).statusCode).toBe(200)
  const count = (html: string) => html.match(/>10h</g)?.length ?? 0
  expect(count((await open(page)).body)).toBe(count(first.body) - 1)
})

test('a page is compressed for who takes it, and the same', async () => {
  const plain = await open(page)
  const small = await open(page, { 'accept-encoding': 'gzip, br' })
  expect(small.headers['content-encoding']).toBe('br')
  expect(small.headers.etag).toBe(plain.headers.etag)
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
})

test('all times of two weeks are there for a stranger, and none of it is told to search engines', async () => {
  const slotsIn = (html: string) => html.match(/\/customer\/marcar\//g)?.length ?? 0
  const some = await open(page)
  expect(some.body).toContain(`href="${page}?horarios=todos#proximos"`)
  const whole = await open(`${page}?horarios=todos`)
  expect(slotsIn(whole.body)).toBeGreaterThan(slotsIn(some.body))
  expect(whole.headers['x-robots-tag']).toBe('noindex')
  expect(whole.body).not.toContain('horarios=todos#')
})

test('whoever offers two specialties is booked for either, at its price', async () => {
  const sleep = await createSpecialty(t.deps, 'Medicina do sono')
  const offer = { specialty_id: sleep, price: 26_000, rqe: '54321', rqe_uf: 'SP' }
  await t.deps.db
    .insertInto('specialist_specialties')
    .values({ ...offer, id: t.deps.newId(), specialist_id: helena.specialistId, created_at: t.clock.now() })
    .execute()
  await expect.poll(async () => (await open(page)).body).toContain('Medicina do sono, R$\u00a0260')
  const { body } = await open(`${page}?especialidade=${sleep}`)
  const [link = ''] = /\/customer\/marcar\/[^"]+/.exec(body) ?? []
  const chosen = new URL(link.replaceAll('&amp;', '&'), t.config.publicUrl).searchParams
  expect(chosen.get('specialty')).toBe(sleep)
  const query = new URLSearchParams({ slot_id: chosen.get('slot') ?? '', specialty_id: sleep })
  const shown = await open(`/api/v1/schedules/slot?${query}`)
  expect(shown.json()).toMatchObject({ status: 'open', price: 26_000 })
  await t.deps.db.deleteFrom('specialist_specialties').where('specialty_id', '=', sleep).execute()
  await expect.poll(async () => (await open(page)).body).not.toContain('Medicina do sono')
})

test('messengers show a picture of who it is about, with the price of today', async () => {
  const html = (await open(page)).body
  expect(html).toContain(`<meta property="og:image" content="${t.config.publicUrl}${page}/imagem.png"/>`)
  const picture = await open(`${page}/imagem.png`)
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png'])
  expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
  })
  expect(picture.rawPayload.length).toBeLessThan(120_000)
  const etag = String(picture.headers.etag)
  const ofToday = { 'if-none-match': etag, 'accept-encoding': 'br' }
  expect((await open(`${page}/imagem.png`, ofToday)).statusCode).toBe(304)
  const setPrice = (price: number) =>
    t.deps.db
      .updateTable('specialist_specialties')
      .set({ price })
      .where('specialist_id', '=', helena.specialistId)
      .execute()
  await setPrice(19_000)
  await expect.poll(async () => (await open(`${page}/imagem.png`, ofToday)).statusCode).toBe(200)
  await setPrice(18_000)
  await expect.poll(async () => (await open(`${page}/imagem.png`)).headers.etag).toBe(etag)
  expect((await open('/especialista/ninguem/imagem.png')).statusCode).toBe(404)
})

test('a page outlives a change of name: the former address leads to the new one', async () => {
  await rename('Helena', "D'Ávila")
  await expect.poll(async () => (await open(page)).statusCode).toBe(301)
  expect((await open(page)).headers.location).toBe('/especialista/helena-davila')
  expect((await open(`${page}?horarios=todos&from=friend`)).headers.location).toBe(
    '/especialista/helena-davila?horarios=todos&from=friend',
  )
  await expect
    .poll(async () => (await open(`${page}/imagem.png`)).headers.location)
    .toBe('/especialista/helena-davila/imagem.png')
  expect((await open('/especialista/helena-davila')).statusCode).toBe(200)
  await rename('Helena', 'Vasconcelos')
  await expect.poll(async () => (await open('/especialista/helena-davila')).headers.location).toBe(page)
})

test('two of one name have an address each, and nobody gets what was another’s', async () => {
  const other = await createSpecialist(t.deps, { specialtyId: cardiology, name: ['Helena', 'Vasconcelos'] })
  const { rows } = await sql<{ slug: string }>`
    SELECT slug FROM specialist_slugs WHERE specialist_id = ${other.specialistId}::uuid`.execute(t.deps.db)
  expect(rows).toEqual([{ slug: 'helena-vasconcelos-2' }])
  expect((await open('/especialista/helena-vasconcelos-2')).statusCode).toBe(200)
})

test('who is not active has no page, and who left is gone', async () => {
  const set = (values: { status?: number; deleted_at?: Date }) =>
    t.deps.db.updateTable('specialists').set(values).where('id', '=', helena.specialistId).execute()
  await set({ status: 4 })
  await expect.poll(async () => (await open(page)).statusCode).toBe(404)
  await set({ deleted_at: t.clock.now() })
  await expect.poll(async () => (await open(page)).statusCode).toBe(410)
  const gone = await open(page)
  expect(gone.headers['x-robots-tag']).toBe('noindex')
  expect(gone.body).not.toContain('Helena')
  await set({ status: 1 })
  await sql`UPDATE specialists SET deleted_at = NULL WHERE id = ${helena.specialistId}::uuid`.execute(
    t.deps.db,
  )
  await expect.poll(async () => (await open(page)).statusCode).toBe(200)
})

test('an address that nobody has is not found', async () => {
  for (const url of ['/especialista/ninguem', `/especialista/${'a'.repeat(290)}`, '/especialista/%00'])
    expect([url, (await open(url)).statusCode]).toEqual([url, 404])
})

test('what each further choice leaves is counted again when hours or a person change', async () => {
  const search = async () => (await open('/buscar?q=helena')).body
  const before = await search()
  for (const option of ['Feminino (0)', 'À noite (0)']) expect(before).toContain(`>${option}<`)
  const { db } = t.deps
  await db.updateTable('specialists').set({ gender: 'feminino' }).execute()
  await expect.poll(search).toContain('>Feminino (2)<')
  const evening = { init_hour: '19:00', final_hour: '22:00' }
  await db.updateTable('availability_rules').set(evening).execute()
  await expect.poll(search).toContain('>À noite (2)<')
})
