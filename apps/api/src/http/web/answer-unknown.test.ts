import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../../../test/index.ts'

let t: TestApp

beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())

const asPerson = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const get = (url: string, headers: Record<string, string> = asPerson) => t.app.inject({ url, headers })

test('who opens an address that is none reads so on a page, whatever the address ends in, and no search engine lists it', async () => {
  for (const [url, lang, words] of [
    ['/nada.php', 'pt-BR', 'Página não encontrada'],
    ['/wp-login.php?x=1', 'pt-BR', 'Página não encontrada'],
    ['/sitemap-nada.xml', 'pt-BR', 'Página não encontrada'],
    ['/en/nada.php', 'en', 'Page not found'],
  ]) {
    const answer = await get(url ?? '')
    expect([url, answer.statusCode, answer.headers['content-type']]).toEqual([
      url,
      404,
      'text/html; charset=utf-8',
    ])
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect(answer.body).toContain(`<html lang="${lang}">`)
    expect(answer.body).toContain(`<h1>${words}</h1>`)
  }
})

test('a program that asks for what is not there is told so as programs read it', async () => {
  for (const url of ['/nada.php', '/sitemap-nada.xml', '/api/v1/nada']) {
    const answer = await get(url, { accept: '*/*' })
    expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, 'not_found'])
  }
  const asked = await get('/api/v1/nada')
  expect([asked.statusCode, asked.json().code]).toEqual([404, 'not_found'])
})

test('what is sent to a page that only reads is refused, and told what the page takes', async () => {
  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string) =>
    t.app.inject({ method, url, headers: asPerson })
  for (const url of [
    '/',
    '/buscar?q=dor',
    '/en',
    '/especialista/ninguem',
    '/customer/agenda',
    '/robots.txt',
  ]) {
    const answer = await send('POST', url)
    expect([url, answer.statusCode, answer.headers.allow]).toEqual([url, 405, 'GET, HEAD'])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  }
  for (const url of ['/contato', '/en/contato']) {
    const answer = await send('PUT', url)
    expect([url, answer.statusCode, answer.headers.allow]).toEqual([url, 405, 'GET, HEAD, POST'])
  }
  expect((await send('DELETE', '/nada.php')).statusCode).toBe(404)
  const program = await t.app.inject({ method: 'POST', url: '/buscar' })
  expect([program.statusCode, program.json().code]).toEqual([405, 'method_not_allowed'])
})
