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
    ['+55 (11) 98765-4321', '[telefone]'],
    ['55(11)3765-4321', '[telefone]'],
    ['(11) 37654321', '[telefone]'],
    ['de +5511987654321 a +5511987654322', 'de [telefone] a [telefone]'],
    ['11 98765-4321 ou 11 98765-4322', '[telefone] ou [telefone]'],
    ['4111 1111 1111 1111 ou 5500 0000 0000 0004', '[número] ou [número]'],
    ['12345678909 ou 12345678910', '[número] ou [número]'],
    ['de ana@empresa1.com.br', 'de [e-mail]'],
    ['CEP 01310-100', 'CEP [cep]'],
    ['4111 1111 1111 1111', '[número]'],
    ['4111111111111111', '[número]'],
    ['Bearer abc.def-123', 'Bearer [token]'],
    ['Basic  dXNlcjpwYXNz', 'Basic [token]'],
    ['eyJhbGciOi.eyJzdWIi.sig', '[token]'],
    ['key 3q2+7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=', 'key [token]'],
    ['key 3q2aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa== seguinte', 'key [token] seguinte'],
    ['sha 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', 'sha [token]'],
    ['GET /api/v1/customer?search=Maria%20Souza falhou', 'GET /api/v1/customer?[…] falhou'],
    ['https://emma.test/x?token=abc#y', 'https://emma.test/x?[…]'],
    ['nome "Maria da Silva" inválido', 'nome "[…]" inválido'],
    ['nome "Maria  Silva" inválido', 'nome "[…]" inválido'],
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
    'anticonstitucionalissimamenteabcdefgh é uma palavra',
    Array.from({ length: 12 }, (_, nth) => id.replace('0b', String(10 + nth))).join(' '),
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
  ['/x/12', '/x/12', '/x/:n'],
  [
    '/admin/page/politica-privacidade',
    '/admin/page/politica-privacidade',
    '/admin/page/politica-privacidade',
  ],
  ['/ir/https://emma.test/ajuda', '/ir/https://emma.test/ajuda', '/ir/https://emma.test/ajuda'],
  ['', '/', '/'],
])('the path of %s', (address, path, route) => {
  expect([pathOnly(address), routeOf(address)]).toEqual([path, route])
})

it('a message is the same whatever id, number and build it names', () => {
  const of = (uuid: string, nth: number, hash: string) =>
    normalMessage(`row ${nth} of ${uuid} in a-${hash}.js`)
  expect(of(id, 3, 'abcd1234')).toBe(of(id.replace('b', 'c'), 14, 'WXYZ_987'))
  expect(normalMessage(` row  3 of ${id}\n in a-abcd1234.js `)).toBe('row n of :id in a.js')
})

it('frames are known by function and file', () => {
  const stack = `Error: x
    at async confirm (file:///srv/api/src/booking/confirm.ts:120:15)
    at process.processTicksAndRejections (node:internal/process/task_queues:95:5)
    at https://emma.test/assets/post-screen-Bx12_fGh.js:2:48213`
  expect(topFrames(stack)).toEqual(['confirm (confirm.ts)', 'post-screen.js'])
  expect(topFrames('f@https://emma.test/assets/a-Bx12_fGh.js:2:48\ng@x.js:1:1')).toEqual(['f@a.js', 'g@x.js'])
  // The error's message is not a frame, even if it says "at"; a file may have no line number.
  expect(topFrames('Error: look at it\n    at f (/srv/api/a.ts)')).toEqual(['f (a.ts)'])
  const deep = Array.from({ length: 9 }, (_, nth) => `    at f${nth} (/srv/a.ts:1:1)`).join('\n')
  expect(topFrames(deep)).toEqual(['f0 (a.ts)', 'f1 (a.ts)', 'f2 (a.ts)'])
  expect(topFrames(`at ${'f'.repeat(2000)} (/srv/a.ts:1:1)`).join('').length).toBeLessThanOrEqual(300)
})

it.each(['a', '/', '+', '"', '" a', '1', '=', 'a.', '@', 'a:', '-', '(', '?', 'eyJ', '%'])(
  'a long text of %j comes to its end',
  (part) => {
    const long = part.repeat(16_000 / part.length)
    for (const text of [long, `at ${long} `, `/${long}`, `"${long}`]) {
      fingerprintText({ kind: 'browser', name: '', message: text, route: routeOf(text), stack: text })
      scrubbed(text)
    }
    // Quadratic backtracking would exceed the test's timeout.
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
  const [ab, a] = [
    { ...seen, name: 'ab', message: 'c' },
    { ...seen, name: 'a', message: 'bc' },
  ]
  expect(fingerprintText(ab)).not.toBe(fingerprintText(a))
})
