import { describe, expect, it } from 'vitest'
import { fingerprintText, normalMessage, pathOnly, routeOf, scrubbed, topFrames } from './index.ts'

const id = '018f0000-0000-7000-8000-00000000000b'

describe('what names a person is taken out', () => {
  it.each([
    ['CPF 123.456.789-09 em uso', 'CPF [cpf] em uso'],
    ['cpf=12345678909', 'cpf=[número]'],
    ['CNPJ 12.345.678/0001-95', 'CNPJ [cnpj]'],
    ['CNPJ 12.ABC.345/01DE-35', 'CNPJ [cnpj]'],
    ['para maria.souza@emma.test, agora', 'para [e-mail], agora'],
    ['josé@exemplo.com.br', '[e-mail]'],
    ['(11) 98765-4321', '[telefone]'],
    ['+5511987654321', '[telefone]'],
    ['11 98765-4321', '[telefone]'],
    ['CEP 01310-100', 'CEP [cep]'],
    ['4111 1111 1111 1111', '[número]'],
    ['4111111111111111', '[número]'],
    ['Bearer abc.def-123', 'Bearer [token]'],
    ['eyJhbGciOi.eyJzdWIi.sig', '[token]'],
    ['key 3q2+7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'key [token]'],
    ['GET /api/v1/customer?search=Maria%20Souza falhou', 'GET /api/v1/customer?[…] falhou'],
    ['https://emma.test/x?token=abc#y', 'https://emma.test/x?[…]'],
    ['nome "Maria da Silva" inválido', 'nome "[…]" inválido'],
    ['reset token=abc123', 'reset token=[…]'],
  ])('%s', (text, clean) => {
    expect(scrubbed(text)).toBe(clean)
    expect(scrubbed(clean)).toBe(clean)
  })

  it.each([
    `not found: ${id}`,
    "Cannot read properties of undefined (reading 'foo')",
    "Failed to execute 'removeChild' on 'Node'",
    'at confirm (/srv/api/src/features/booking/confirm-schedule.ts:120:15)',
    'duplicate key value violates unique constraint "users_email"',
    'statement timeout after 30000 ms',
    'at https://emma.test/assets/post-screen-Bx12_fGh.js:2:48213',
  ])('%s stays', (text) => {
    expect(scrubbed(text)).toBe(text)
  })
})

it.each([
  [`https://emma.test/customer/post/${id}?x=1#y`, `/customer/post/${id}`, '/customer/post/:id'],
  ['/verificar/ABCD1234EFGH5678', '/verificar/ABCD1234EFGH5678', '/verificar/:id'],
  ['/admin/page/ajuda-suporte', '/admin/page/ajuda-suporte', '/admin/page/ajuda-suporte'],
  ['/x/12/y', '/x/12/y', '/x/:n/y'],
  ['', '/', '/'],
])('the path of %s', (address, path, route) => {
  expect([pathOnly(address), routeOf(address)]).toEqual([path, route])
})

it('a message is the same whatever id, number and build it names', () => {
  const of = (uuid: string, nth: number, hash: string) =>
    normalMessage(`row ${nth} of ${uuid} in a-${hash}.js`)
  expect(of(id, 3, 'abcd1234')).toBe(of(id.replace('b', 'c'), 14, 'WXYZ_987'))
})

it('frames are known by function and file', () => {
  const stack = `Error: x
    at async confirm (file:///srv/api/src/booking/confirm.ts:120:15)
    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)
    at https://emma.test/assets/post-screen-Bx12_fGh.js:2:48213`
  expect(topFrames(stack)).toEqual(['confirm (confirm.ts)', 'post-screen.js'])
  expect(topFrames('f@https://emma.test/assets/a-Bx12_fGh.js:2:48\ng@x.js:1:1')).toEqual(['f@a.js', 'g@x.js'])
})

it.each(['a', '/', '+', '"', '" a', '1', '=', 'a.', '@', 'a:', '-', '(', '?', 'eyJ', '%'])(
  'a long text of %j comes to its end',
  (part) => {
    const long = part.repeat(16_000 / part.length)
    for (const text of [long, `at ${long} `, `/${long}`, `"${long}`]) {
      fingerprintText({ kind: 'browser', name: '', message: text, route: routeOf(text), stack: text })
      scrubbed(text)
    }
    // One that takes a text back and forth would outlast the test's own time.
    expect(scrubbed(long).length).toBeLessThanOrEqual(long.length)
  },
)

it('one fault in two builds is one error, another place is another', () => {
  const seen = { kind: 'browser', name: 'TypeError', message: `x of ${id}`, route: '/customer', stack: '' }
  const stack = (hash: string, line: number) => `E\n at https://a.test/assets/home-${hash}.js:1:${line}`
  expect(fingerprintText({ ...seen, stack: stack('abcdefgh', 1) })).toBe(
    fingerprintText({ ...seen, stack: stack('ijklmnop', 9) }),
  )
  expect(fingerprintText(seen)).not.toBe(fingerprintText({ ...seen, route: '/customer/agenda' }))
})
