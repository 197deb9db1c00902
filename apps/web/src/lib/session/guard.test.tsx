import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { admin, customer, specialist, waitingSpecialist } from '../../test/people.ts'
import { internalPath, rememberReturnTo, takeReturnTo } from './return-to.ts'
import { followSession } from './session-watch.ts'

const people = { nobody: null, customer, specialist, waitingSpecialist, admin } as const

test.each([
  // root and login lead home (spec §2)
  ['nobody', '/', '/login'],
  ['customer', '/', '/customer'],
  ['specialist', '/', '/dashboard'],
  ['waitingSpecialist', '/', '/specialist/accout-progress'],
  ['admin', '/', '/dashboard'],
  ['customer', '/login', '/customer'],
  ['specialist', '/customer/login', '/dashboard'],
  ['customer', '/authentication/reset-password', '/customer'],
  // account progress is the home of the specialist concerned, and nobody else's: no loop
  ['waitingSpecialist', '/specialist/accout-progress', '/specialist/accout-progress'],
  ['waitingSpecialist', '/login', '/specialist/accout-progress'],
  ['specialist', '/specialist/accout-progress', '/dashboard'],
  // each role sees only its own screens
  ['customer', '/specialist/consultas', '/authorized'],
  ['customer', '/dashboard', '/authorized'],
  ['specialist', '/admin/posts', '/authorized'],
  ['specialist', '/customer/agenda', '/authorized'],
  ['admin', '/customer/perfil', '/authorized'],
  ['admin', '/specialist/calendar', '/authorized'],
  ['admin', '/admin/perfil', '/admin/perfil'],
  ['customer', '/chat/1', '/chat/1'],
  ['specialist', '/chat/1', '/chat/1'],
  ['admin', '/chat/1', '/authorized'],
  // open to everybody
  ['nobody', '/termos-de-uso', '/termos-de-uso'],
  ['customer', '/termos-de-uso', '/termos-de-uso'],
  ['nobody', '/customer/create', '/customer/create'],
  ['nobody', '/authorized', '/authorized'],
] as const)('%s at %s ends at %s', async (who, asked, reached) => {
  const { router } = await openApp(asked, people[who])
  await waitFor(() => expect(router.state.location.pathname).toBe(reached))
})

test('what was asked for before login is opened after it', async () => {
  const { router, session } = await openApp('/customer/agenda?page=2', null)
  await waitFor(() =>
    expect(router.state.location.href).toBe('/login?redirect=%2Fcustomer%2Fagenda%3Fpage%3D2'),
  )
  session.open({ accessToken: 'a', refreshToken: 'r'.repeat(20), userData: customer })
  await router.invalidate()
  await waitFor(() => expect(router.state.location.href).toBe('/customer/agenda?page=2'))
})

test('an unknown path shows the 404 page', async () => {
  const { findByRole } = await openApp('/nao-existe', customer)
  await findByRole('heading', { name: 'Página não encontrada' })
  expect(document.title).toBe('Página não encontrada · Emma')
})

test('what was asked for survives the way over registration, once', async () => {
  const { router } = await openApp('/customer/agenda?page=2', null)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  await router.navigate({ to: '/customer/create' })
  expect(takeReturnTo()).toBe('/customer/agenda?page=2')
  expect(takeReturnTo()).toBeUndefined()
})

test('who signed out by hand begins at home again', async () => {
  rememberReturnTo('/customer/agenda')
  const { router, session } = await openApp('/customer/favoritos', customer)
  await session.signOut()
  await router.invalidate()
  await waitFor(() => expect(router.state.location.href).toBe('/login?reason=signed_out'))
  expect(takeReturnTo()).toBeUndefined()
})

test.each([0, 2, 3, 4] as const)('a specialist of status %i has one home, and no loop', async (status) => {
  const { router } = await openApp('/login', { ...waitingSpecialist, status })
  const path = '/specialist/accout-progress'
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
  await router.navigate({ to: '/' })
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
  await router.navigate({ to: '/specialist/perfil' })
  expect(router.state.location.pathname).toBe('/specialist/perfil')
})

test('a specialist who is approved meanwhile leaves account progress by themselves', async () => {
  const { router, session } = await openApp('/specialist/accout-progress', waitingSpecialist)
  followSession(session, router)
  session.open({ accessToken: 'a', refreshToken: 'r'.repeat(20), userData: specialist })
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
})

const outside = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/x\\..\\..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'customer',
  '',
  undefined,
  7,
]
test.each(outside)('after login nobody is sent to %s', (target) => {
  expect(internalPath(target)).toBeUndefined()
})
