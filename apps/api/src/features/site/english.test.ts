import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isSitePath, siteLanguageOf } from '@emma/contracts/site/paths'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  buildTestApp,
  createSpecialist,
  createSpecialty,
  messagesTo,
  runJobs,
  type TestApp,
} from '../../../test/index.ts'
import { AppError } from '../../http/app-error.ts'
import { refreshNextSlots } from '../availability/index.ts'

let t: TestApp
let dist: string
let skin: string

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'emma-web-'))
  await writeFile(join(dist, 'index.html'), '<!doctype html>')
  t = await buildTestApp({ WEB_DIST: dist })
  skin = await createSpecialty(t.deps, 'Dermatologia')
  const own = await createSpecialty(t.deps, 'Benzimento')
  const about = { specialtyId: skin, price: 120_050, name: ['Ana', 'Lima'] } as const
  const { specialistId } = await createSpecialist(t.deps, about)
  await createSpecialist(t.deps, { specialtyId: own, price: 20_000, name: ['Bruno', 'Reis'] })
  await t.deps.db
    .updateTable('specialists')
    .set({ summary: 'Cuido da pele.', city: 'Rio Claro', state: 'SP' })
    .where('id', '=', specialistId)
    .execute()
  await refreshNextSlots(t.deps)
})
afterAll(async () => {
  await t.close()
  await rm(dist, { recursive: true })
})

const open = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers })
const linksIn = (html: string, rel: string): Map<string, string> =>
  new Map(
    [...html.matchAll(new RegExp(`<link rel="${rel}"(?: hreflang="([^"]*)")? href="([^"]*)"/>`, 'g'))].map(
      ([, language = '', url = '']) => [language, url.slice(t.config.publicUrl.length)],
    ),
  )

/** Our pages, with their English headings. */
const pages = [
  ['/', 'Human care'],
  ['/buscar', 'Find professionals'],
  ['/especialidades', 'Specialties'],
  ['/especialidades/dermatologia', 'Dermatology'],
  ['/especialista/ana-lima', 'Ana Lima'],
  ['/para-profissionais', 'See more people'],
  ['/ajuda', 'How can we help?'],
  ['/contato', 'Contact us'],
  ['/verificar', 'Verify a document'],
] as const
const inEnglish = (path: string) => (path === '/' ? '/en' : `/en${path}`)

describe.each(pages)('%s', (path, heading) => {
  test.each([
    ['pt-BR', path],
    ['en', inEnglish(path)],
  ])(
    'in %s has one heading, valid data, an address of its own and leads to the other language',
    async (language, url) => {
      const { statusCode, body, headers } = await open(url)
      expect([statusCode, headers['x-robots-tag']]).toEqual([200, undefined])
      expect(body).toContain(`<html lang="${language}">`)
      expect(body.match(/<h1/g)).toHaveLength(1)
      if (language === 'en') expect(/<h1[^>]*>([^<]*)/.exec(body)?.[1]).toContain(heading)
      expect(body).toMatch(/<title>[^<]{10,80}<\/title><meta name="description" content="[^"]{40,200}"/)
      expect(body).toContain(`content="${language === 'en' ? 'en_US' : 'pt_BR'}"`)
      for (const [, json = ''] of body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
        const data = JSON.parse(json)
        expect(data['@context']).toBe('https://schema.org')
        if (data['@type'] === 'FAQPage') expect(data.inLanguage).toBe(language)
      }
      expect(linksIn(body, 'canonical').get('')).toBe(url)
      const languages = { 'pt-BR': path, en: inEnglish(path), 'x-default': path }
      expect(Object.fromEntries(linksIn(body, 'alternate'))).toEqual(languages)
      expect(body).toContain(`href="${language === 'en' ? path : inEnglish(path)}" lang="`)
    },
  )
})

test('whoever reads English stays in English, but for what is written in Portuguese alone and says so', async () => {
  for (const [path] of pages) {
    const { body } = await open(inEnglish(path))
    const links = [...body.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g)]
    const strays = links
      .filter(([, href = '']) => href.startsWith('/') && isSitePath(href.split('?')[0] ?? ''))
      .filter(([tag, href = '']) => siteLanguageOf(href) === 'pt' && !/hreflang="pt-BR"/.test(tag))
    expect([path, strays.map(([tag]) => tag)]).toEqual([path, []])
    for (const [, action = ''] of body.matchAll(/<form [^>]*action="([^"]*)"/g))
      expect(action).toMatch(/^\/(en\/|verificar\/codigo)/)
  }
})

test('specialties have their English names, prices and times are written for English readers', async () => {
  const { body } = await open('/en/especialista/ana-lima')
  expect(body).toContain('<title>Ana Lima, Dermatology: prices and times | Emma</title>')
  expect(body).toContain('R$\u00a01,200.50')
  expect(body).toContain('Times are Brasília time')
  expect(body).toMatch(/aria-label="tomorrow at \d+:\d\d, by video"/)
  expect(body).toContain('<h3>Tuesday')
  expect(body).not.toContain('Dermatologia')
  expect(body).toContain('lang="pt-BR">Cuido da pele.<')
  const picture = '/en/especialista/ana-lima/imagem.png'
  expect(body).toContain(`property="og:image" content="${t.config.publicUrl}${picture}"`)
  const [ours, theirs] = [await open(picture), await open('/especialista/ana-lima/imagem.png')]
  expect([ours.statusCode, ours.headers.etag === theirs.headers.etag]).toEqual([200, false])
})

test('the link to the other language keeps the times that were asked for', async () => {
  const chosen = `horarios=todos&especialidade=${skin}`
  const link = `?${chosen.replace('&', '&amp;')}" lang="`
  expect((await open(`/especialista/ana-lima?${chosen}`)).body).toContain(`/en/especialista/ana-lima${link}`)
  expect((await open(`/en/especialista/ana-lima?${chosen}`)).body).toContain(`"/especialista/ana-lima${link}`)
  const { body } = await open('/para-profissionais?preco=300&consultas=10')
  expect(body).toContain('href="/en/para-profissionais?preco=300&amp;consultas=10" lang="en"')
})

test('a specialty that nobody translated keeps its name, said to be Portuguese', async () => {
  const { body } = await open('/en/especialidades')
  expect(body).toContain('<span lang="pt-BR">Benzimento</span>')
  expect(body).toContain('1 professional · from R$\u00a0200<')
  expect((await open('/especialidades')).body).not.toContain('<span lang=')
})

test('a specialty in a city has an English page, thin ones too', async () => {
  const { statusCode, body, headers } = await open('/en/especialidades/dermatologia/sp/rio-claro')
  expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex'])
  expect(body).toContain('<h1>Dermatology in Rio Claro</h1>')
})

test('who searches in English finds who treats it, and is told whom to call', async () => {
  const found = await open('/en/buscar?q=hair+loss')
  expect(found.body).toContain('Ana Lima')
  expect(found.body).toContain('href="/en/especialidades/dermatologia">Dermatology<')
  expect((await open('/en/buscar?q=chest+pain')).body).toContain('href="tel:192"')
  expect((await open('/en/buscar?q=I+want+to+die')).body).toContain('href="tel:188"')
  expect(found.body).toContain('href="/buscar?q=hair+loss" lang="pt-BR"')
})

test('each language is kept for itself, and goes when what it shows changes', async () => {
  const etagOf = async (url: string) => String((await open(url)).headers.etag)
  const [before, english] = [
    await etagOf('/especialista/ana-lima'),
    await etagOf('/en/especialista/ana-lima'),
  ]
  expect(english).not.toBe(before)
  const again = await open('/en/especialista/ana-lima', { 'if-none-match': english })
  expect(again.statusCode).toBe(304)
  expect((await open('/en/especialista/ana-lima', { 'if-none-match': before })).statusCode).toBe(200)
  const rename = (name: string) =>
    t.deps.db.updateTable('specialists').set({ name }).where('city', '=', 'Rio Claro').execute()
  await rename('Ana Maria Lima')
  await expect
    .poll(async () => (await open('/en/especialista/ana-lima')).headers.location)
    .toBe('/en/especialista/ana-maria-lima')
  await rename('Ana Lima')
  await expect.poll(async () => (await open('/en/especialista/ana-lima')).statusCode).toBe(200)
})

test('what does not exist is missing in English', async () => {
  for (const url of ['/en/nada', '/en/especialista/ninguem', '/en/login']) {
    const { statusCode, body, headers } = await open(url)
    expect([url, statusCode, headers['x-robots-tag']]).toEqual([url, 404, 'noindex'])
    expect(body).toContain('<h1>Page not found</h1>')
    expect(linksIn(body, 'alternate').size).toBe(0)
  }
  expect((await open('/nada')).body).toContain('<h1>Página não encontrada</h1>')
  expect(linksIn((await open('/termos-de-uso')).body, 'alternate').size).toBe(0)
})

test('a page that cannot be drawn says so in words to a person, and as before to a machine', async () => {
  const { limits } = t.deps
  const refuse = () => {
    throw new AppError('too_many_requests', { retryAfter: 30 })
  }
  const refused = async (url: string, accept: string) => {
    const spy = vi.spyOn(limits, 'drawnPages').mockImplementationOnce(refuse)
    const { statusCode, headers, body } = await open(url, { accept })
    spy.mockRestore()
    expect([statusCode, headers['retry-after']]).toEqual([429, '30'])
    return { type: headers['content-type'], caching: headers['cache-control'], body }
  }
  const page = await refused('/en/buscar?q=a+first', 'text/html,*/*')
  expect([page.type, page.caching]).toEqual(['text/html; charset=utf-8', 'no-store'])
  expect(page.body).toContain('<html lang="en">')
  expect(page.body).toContain(`href="${t.config.publicUrl}/en/contato?erro=`)
  expect(page.body.match(/<h1/g)).toHaveLength(1)
  const portuguese = await refused('/buscar?q=um+primeiro', 'text/html')
  expect(portuguese.body).toContain('Voltar ao início')
  expect((await refused('/buscar?q=um+segundo', 'application/json')).type).toContain('problem+json')
})

test('a message from the English page is answered in English', async () => {
  const send = (fields: Record<string, string>) =>
    t.app.inject({
      method: 'POST',
      url: '/en/contato',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  const form = {
    nome: 'Paula Reis',
    email: 'paula@example.com',
    assunto: 'conta',
    mensagem: 'I cannot log in.',
  }
  const wrong = await send({ ...form, email: 'paula' })
  expect([wrong.statusCode, wrong.headers['cache-control']]).toEqual([422, 'no-store'])
  expect(wrong.body).toContain('Enter a valid e-mail address')
  const sent = await send(form)
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/en/contato?enviado=sim'])
  expect((await open('/en/contato?enviado=sim')).body).toContain('<h1>Message sent</h1>')
  expect(await runJobs(t)).toEqual([])
  const [message] = await messagesTo(t, t.config.SUPPORT_EMAIL)
  expect(message?.text).toContain('in English')
})

test('the sitemaps list each page in both languages, and each says so of the other', async () => {
  const { body } = await open('/sitemap-paginas.xml')
  const entries = [...body.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)]
  const said = new Map(
    entries.map(([, url = '', rest = '']) => [
      url.slice(t.config.publicUrl.length),
      [...rest.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, to = '']) => [
        tag,
        to.slice(t.config.publicUrl.length),
      ]),
    ]),
  )
  const alternates = [
    ['pt-BR', '/ajuda'],
    ['en', '/en/ajuda'],
    ['x-default', '/ajuda'],
  ]
  expect([said.get('/ajuda'), said.get('/en/ajuda')]).toEqual([alternates, alternates])
  expect(said.get('/termos-de-uso')).toEqual([])
  expect([said.has('/en'), said.has('/en/termos-de-uso')]).toEqual([true, false])
})

test('an address in capitals leads to the page, and one that is no address says so in words', async () => {
  const moves: readonly (readonly [string, string])[] = [
    ['/especialista/Ana-LIMA', '/especialista/ana-lima'],
    ['/en/especialista/Ana-Lima', '/en/especialista/ana-lima'],
    ['/especialidades/Dermatologia', '/especialidades/dermatologia'],
    ['/en/especialidades/DERMATOLOGIA/SP/Rio-Claro', '/en/especialidades/dermatologia/sp/rio-claro'],
  ]
  for (const [typed, meant] of moves) {
    const { statusCode, headers } = await open(typed)
    expect([typed, statusCode, headers.location]).toEqual([typed, 301, meant])
  }
  for (const url of ['/%', '/en/%zz', '/especialista/%E0%A4%A']) {
    const page = await open(url, { accept: 'text/html' })
    expect([page.statusCode, page.headers['content-type'], page.headers['x-robots-tag']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'noindex',
    ])
    expect(page.body).toContain(`<html lang="${url.startsWith('/en') ? 'en' : 'pt-BR'}">`)
    expect((await open(url, { accept: 'application/json' })).statusCode).toBe(400)
  }
  for (const url of ['/especialista/%00', '/ajuda?q=%00', '/en/contato?erro=%00'])
    expect([url, (await open(url)).body.includes('\0')]).toEqual([url, false])
})
