import { describe, expect, it } from 'vitest'
import {
  type Action,
  abilitiesOf,
  allows,
  checkPassword,
  landingFor,
  type Subject,
  throttles,
  throttleWait,
} from './index.ts'

const people = {
  nobody: abilitiesOf(null),
  customer: abilitiesOf({ role: 'customer' }),
  active: abilitiesOf({ role: 'specialist', status: 1 }),
  suspended: abilitiesOf({ role: 'specialist', status: 4 }),
  admin: abilitiesOf({ role: 'admin' }),
}
const whoMay = (action: Action, subject: Subject) =>
  Object.entries(people)
    .filter(([, rules]) => allows(rules, action, subject))
    .map(([name]) => name)

describe('abilities', () => {
  it.each<[Action, Subject, string[]]>([
    ['read', 'auth', ['nobody', 'customer', 'active', 'suspended', 'admin']],
    ['manage', 'auth', []],
    ['manage', 'account', ['customer', 'active', 'suspended', 'admin']],
    ['manage', 'customer', ['customer']],
    ['manage', 'specialist', ['active', 'suspended']],
    ['read', 'specialist', ['active', 'suspended', 'admin']],
    ['manage', 'admin', ['admin']],
    ['manage', 'dashboard', ['active', 'suspended', 'admin']],
    ['update', 'appointment', ['customer', 'active', 'suspended']],
    ['update', 'specialist', ['active', 'suspended', 'admin']],
    ['delete', 'specialist', ['active', 'suspended']],
    ['delete', 'appointment', ['customer', 'active', 'suspended', 'admin']],
    ['create', 'call', ['customer', 'active']],
    ['manage', 'chat', ['customer', 'active', 'suspended']],
    ['read', 'record', ['customer', 'active']],
    ['create', 'record', ['active']],
    ['read', 'prescription', ['customer', 'active']],
    ['update', 'prescription', ['active']],
    ['manage', 'wallet', ['customer']],
    ['manage', 'card', ['customer']],
    ['manage', 'queue', ['customer', 'active']],
    ['manage', 'earnings', ['active', 'suspended', 'admin']],
    ['manage', 'company', ['active', 'suspended']],
    ['read', 'medicine', ['active', 'suspended']],
    ['read', 'cid', ['active', 'suspended']],
    ['manage', 'cid', []],
  ])('%s %s: %j', (action, subject, names) => {
    expect(whoMay(action, subject)).toEqual(names)
  })
})

it.each([
  [null, 'login'],
  [{ role: 'customer' as const }, 'principal'],
  [{ role: 'admin' as const }, 'dashboard'],
  [{ role: 'specialist' as const, status: 0 }, 'account-progress'],
  [{ role: 'specialist' as const, status: 1 }, 'dashboard'],
  [{ role: 'specialist' as const, status: 2 }, 'account-progress'],
  [{ role: 'specialist' as const, status: 3 }, 'account-progress'],
  [{ role: 'specialist' as const, status: 4 }, 'account-progress'],
])('%j lands on %s', (user, landing) => {
  expect(landingFor(user)).toBe(landing)
})

describe('passwords', () => {
  const email = 'maria.oliveira@emma.test'
  it.each(['Emma!demo2026', 'um cavalo azul', 'ação çã ñ é ü', 'abcabcabcabc', 'xyz1'.repeat(50)])(
    'takes %s',
    (password) => {
      expect(checkPassword(password, email)).toEqual({ ok: true, value: password })
    },
  )
  it.each([
    ['Curta!123', 'password_too_short'],
    ['x1y2'.repeat(60), 'password_too_long'],
    ['SENHA12345', 'password_too_common'],
    ['abababababab', 'password_too_common'],
    ['1q2w3e4r5t', 'password_too_common'],
    ['Flamengo123', 'password_too_common'],
    ['Maria.Oliveira', 'password_too_common'],
    ['maria.oliveira@emma.test', 'password_too_common'],
  ])('refuses %s as %s', (password, code) => {
    expect(checkPassword(password, email)).toEqual({ ok: false, code })
  })
})

it('refuses what people here choose most', () => {
  const chosen = (
    '1234567890 0123456789 0987654321 1111111111 1q2w3e4r5t abc1234567 abcd123456 brasil2024 ' +
    'brasil2025 brasil2026 corinthians flamengo123 iloveyou123 meuamor123 mudar12345 palmeiras1 ' +
    'password12 password123 qwerty1234 qwerty12345 qwertyuiop senha12345 senha123456 senhasenha ' +
    'teamo12345'
  ).split(' ')
  const taken = chosen.filter((password) => checkPassword(password, 'a@emma.test').ok)
  expect([chosen.length, taken]).toEqual([25, []])
})

describe('login throttle', () => {
  const { windowMs } = throttles.account
  it('lets the fifth try pass, not the sixth, until the window has moved on', () => {
    expect(throttleWait([1, 2, 3, 4], throttles.account, 10)).toBe(0)
    expect(throttleWait([5, 1, 3, 2, 4], throttles.account, 10)).toBe(windowMs - 9)
    expect(throttleWait([5, 1, 3, 2, 4], throttles.account, windowMs + 1)).toBe(0)
    expect(throttleWait([5, 1, 3, 2, 4], throttles.account, 2 * windowMs)).toBe(0)
  })
})
