import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { siteData } from '../../../test/fixtures/site-data.ts'
import {
  buildTestApp,
  createCustomer,
  createSpecialist,
  createSpecialty,
  insertAppointment,
  type TestApp,
} from '../../../test/index.ts'
import { refreshNextSlots } from '../availability/index.ts'

let t: TestApp
let dist: string
let paths: readonly string[]

const open = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers })
const locationsIn = async (path: string): Promise<string[]> =>
  [...(await open(path)).body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) =>
    url.slice(t.config.publicUrl.length),
  )

/** A specialist with a place and a review with a comment. */
const createKnown = async (specialtyId: string): Promise<void> => {
  const specialist = await createSpecialist(t.deps, { specialtyId, price: 18_000, name: ['Helena', 'Reis'] })
  const customer = await createCustomer(t.deps)
  const startsAt = new Date('2026-11-10T13:00:00Z')
  const appointment = await insertAppointment(t, {
    specialist,
    customer,
    specialtyId,
    startsAt,
    status: 'finished',
  })
  const { newId, db, clock } = t.deps
  const own = { specialist_id: specialist.specialistId, created_at: clock.now() }
  const said = { rating: 5, comment: 'Ouviu com calma e explicou tudo.' }
  await db
    .insertInto('reviews')
    .values({ ...own, ...said, id: newId(), appointment_id: appointment, customer_id: customer.customerId })
    .execute()
  await db
    .updateTable('specialists')
    .set({ rating_sum: 5, rating_count: 1 })
    .where('id', '=', specialist.specialistId)
    .execute()
  const where = { street: 'Rua Augusta', number: '1200', district: 'Consolação', city: 'São Paulo', uf: 'SP' }
  await db
    .insertInto('places')
    .values({ ...own, ...where, id: newId(), name: 'Clínica Centro', zip_code: '01304001' })
    .execute()
}

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'emma-web-'))
  await writeFile(join(dist, 'index.html'), '<!doctype html>')
  t = await buildTestApp({ WEB_DIST: dist })
  const heart = await createSpecialty(t.deps, 'Cardiologia')
  await createKnown(heart)
  await createSpecialist(t.deps, { specialtyId: heart, price: 20_000, name: ['Ana', 'Lima'] })
  await createSpecialist(t.deps, { specialtyId: heart, price: 22_000, name: ['Caio', 'Melo'] })
  await refreshNextSlots(t.deps)
  paths = (await Promise.all((await locationsIn('/sitemap.xml')).map(locationsIn))).flat()
})
afterAll(async () => {
  await t.close()
  await rm(dist, { recursive: true })
})

const dataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    z.parse(siteData, JSON.parse(json)),
  )

test('every page that search engines are told of is whole, and says of itself what they need', async () => {
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/en',
      '/pagina/sobre-app',
      '/especialista/helena-reis',
      '/en/especialidades/cardiologia',
    ]),
  )
  const titles = new Map<string, string>()
  for (const path of paths) {
    const { statusCode, body, headers } = await open(path)
    expect([path, statusCode, headers['x-robots-tag']]).toEqual([path, 200, undefined])
    expect([path, body.match(/<h1[ >]/g)?.length]).toEqual([path, 1])
    const [, title = ''] = /<title>([^<]{10,70})<\/title>/.exec(body) ?? []
    expect([path, titles.get(title)]).toEqual([path, undefined])
    titles.set(title, path)
    expect(body).toMatch(/<meta name="description" content="[^"]{40,170}"/)
    expect(body).toContain(`<link rel="canonical" href="${t.config.publicUrl}${path}"/>`)
    const [, picture = ''] = /property="og:image" content="([^"]*)"/.exec(body) ?? []
    expect(picture).toMatch(new RegExp(`^${t.config.publicUrl}/`))
    expect(body).toContain('<meta property="og:image:width" content="1200"/>')
    expect(() => dataIn(body), path).not.toThrow()
  }
})

test('messengers show a wide picture of ours where a page is about nobody', async () => {
  const { body } = await open('/buscar')
  expect(body).toContain(`property="og:image" content="${t.config.publicUrl}/icons/share.png"`)
  expect(body).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  const { width, height } = await sharp(
    new URL('../../../../web/public/icons/share.png', import.meta.url).pathname,
  ).metadata()
  expect([width, height]).toEqual([1200, 630])
})

test('who types an address with other capitals or slashes is led to the page, and never away from here', async () => {
  const led = async (url: string) => {
    const { statusCode, headers } = await open(url)
    return [url, statusCode, headers.location]
  }
  for (const [typed, meant] of [
    ['/en/', '/en'],
    ['/Ajuda/', '/ajuda'],
    ['//ajuda?q=pix', '/ajuda?q=pix'],
    ['/Especialista/Helena-Reis/', '/especialista/helena-reis'],
    ['/Verificar/', '/verificar'],
    ['/en/verificar/AB-CD', '/verificar/AB-CD?lang=en'],
    ['/en/termos-de-uso', '/termos-de-uso'],
    ['/en/Pagina/sobre-app?a=b', '/pagina/sobre-app?a=b'],
  ] as const)
    expect(await led(typed)).toEqual([typed, 301, meant])
  for (const url of ['//evil.example/', '//evil.example/ajuda', '/nada/', '/Verificar/ABCD'])
    expect((await led(url)).slice(1)).toEqual([404, undefined])
})

test('who has places and reviews is told of with both, and nothing is made up for who has none', async () => {
  const physician = async (slug: string) =>
    dataIn((await open(`/especialista/${slug}`)).body).find((data) => data['@type'] === 'Physician')
  expect(await physician('helena-reis')).toMatchObject({
    aggregateRating: { ratingValue: 5, reviewCount: 1 },
    review: [{ reviewBody: 'Ouviu com calma e explicou tudo.', datePublished: expect.any(String) }],
    address: { streetAddress: 'Rua Augusta, 1200', postalCode: '01304001', addressLocality: 'São Paulo' },
  })
  expect(await physician('ana-lima')).not.toHaveProperty('aggregateRating')
  const described = async (slug: string) =>
    /<meta name="description" content="([^"]*)"/.exec((await open(`/especialista/${slug}`)).body)?.[1]
  expect(await described('helena-reis')).toContain('avaliações')
  expect(await described('ana-lima')).not.toContain('avaliações')
})

test('pages are kept on the way for a moment and asked about by their tag; they run nothing of others', async () => {
  for (const path of ['/', '/buscar', '/en/especialista/helena-reis', '/ajuda']) {
    const { headers } = await open(path)
    expect(headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=300')
    expect(headers.vary).toContain('accept-encoding')
    expect(headers['set-cookie']).toBeUndefined()
    const policy = String(headers['content-security-policy']).split(';')
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'"]),
    )
    const again = await open(path, { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  }
})

test('only pages with a map take its pictures from the operator’s host, where there is one', async () => {
  const own = await buildTestApp({ MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' })
  const pictures = async (app: TestApp, url: string) =>
    /img-src ([^;]*)/.exec(String((await app.app.inject({ url })).headers['content-security-policy']))?.[1]
  expect(await pictures(own, '/buscar')).toBe("'self' data: https://*.tiles.example")
  expect(await pictures(own, '/ajuda')).toBe("'self' data:")
  expect(await pictures(t, '/buscar')).toBe("'self' data:")
  await own.close()
})

test('without a script a page has nothing that only a script could press', async () => {
  for (const path of paths) {
    const { body } = await open(path)
    // The rest is hidden until a script shows it.
    const shown = body.replace(/<(div|section)[^>]* hidden="".*?<\/\1>/g, '')
    const buttons = [...shown.matchAll(/<button([^>]*)>/g)].map(([, attributes = '']) => attributes)
    expect([path, buttons.filter((each) => !/type="submit"|hidden/.test(each))]).toEqual([path, []])
    expect([path, body.match(/<script(?![^>]*(?:src=|ld\+json))/g)]).toEqual([path, null])
    expect([path, body.match(/ (?:on\w+|style)="/g)]).toEqual([path, null])
  }
})
