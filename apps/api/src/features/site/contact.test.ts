import { DAY, MINUTE } from '@emma/domain/interval'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildTestApp, messagesTo, runJobs, type TestApp } from '../../../test/index.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
})
afterAll(() => t.close())
beforeEach(() => t.clock.advance(2 * MINUTE))

const form = {
  nome: 'Paula Reis',
  email: 'paula@exemplo.com',
  assunto: 'pagamento',
  mensagem: 'Paguei duas vezes a consulta de ontem.',
}
const send = (fields: Record<string, string>) =>
  t.app.inject({
    method: 'POST',
    url: '/contato',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const received = async () => {
  expect(await runJobs(t)).toEqual([])
  return messagesTo(t, t.config.SUPPORT_EMAIL)
}

test('a message reaches the support with who wrote it and the id of the failure, without a script', async () => {
  const page = await t.app.inject({ url: '/contato?erro=abc-123' })
  expect(page.body).toContain('name="erro" value="abc-123"')
  expect(page.body.match(/<h1/g)).toHaveLength(1)
  const answer = await send({ ...form, erro: 'abc-123' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contato?enviado=sim'])
  expect((await t.app.inject({ url: '/contato?enviado=sim' })).body).toContain('Mensagem enviada')
  const [message] = await received()
  expect(message?.subject).toBe('[Pagamento ou reembolso] Mensagem de Paula Reis')
  for (const words of [form.mensagem, form.email, 'abc-123']) expect(message?.text).toContain(words)
})

test('what is missing is named, what was typed stays, nothing is sent and no cache keeps it', async () => {
  const before = (await received()).length
  const answer = await send({ ...form, email: 'paula', mensagem: '' })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([422, 'no-store'])
  expect(answer.body).toContain('Informe um e-mail válido')
  expect(answer.body).toContain('Escreva sua mensagem')
  expect(answer.body).toContain('value="Paula Reis"')
  expect(await received()).toHaveLength(before)
})

test('nobody floods the support, and who fills in what people don’t see sends nothing', async () => {
  const before = (await received()).length
  expect((await send({ ...form, site: 'https://x.example' })).statusCode).toBe(303)
  expect(await received()).toHaveLength(before)
  await send(form)
  await send(form)
  const answer = await send({ ...form, mensagem: 'E mais esta.' })
  expect(answer.statusCode).toBe(429)
  expect(answer.body).toContain('E mais esta.')
  expect(await received()).toHaveLength(before + 2)
})

test('an address that wrote all day long is told where else to write, and may write again the next day', async () => {
  t.clock.advance(DAY)
  const before = (await received()).length
  for (let sent = 0; sent < 40; sent += 1) {
    if (sent % 3 === 0) t.clock.advance(2 * MINUTE)
    expect((await send(form)).statusCode).toBe(303)
  }
  t.clock.advance(2 * MINUTE)
  const answer = await send(form)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([429, 'no-store'])
  expect(answer.body).toContain(t.config.SUPPORT_EMAIL)
  expect(answer.body).toContain(form.mensagem)
  expect(await received()).toHaveLength(before + 40)
  t.clock.advance(DAY)
  expect((await send(form)).statusCode).toBe(303)
})
