import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import documentText from '../../../index.html?raw'
import { openApp } from '../../test/app.tsx'
import { customer, specialist } from '../../test/people.ts'
import { readSkin, schemeOf, skinFor } from './skin.ts'

afterEach(() => vi.restoreAllMocks())

test('a horizontal layout resets semi-dark to light, and nothing else (spec §4)', () => {
  expect(skinFor('horizontal', 'semi-dark')).toBe('light')
  expect(skinFor('horizontal', 'dark')).toBe('dark')
  expect(skinFor('vertical', 'semi-dark')).toBe('semi-dark')
})

test('the stored semi-dark becomes light when a horizontal layout opens', async () => {
  localStorage.setItem('skin', 'semi-dark')
  await openApp('/customer/favoritos', customer)
  await screen.findByRole('heading', { name: 'Favoritos' })
  await waitFor(() => expect(localStorage.getItem('skin')).toBe('light'))
})

test('anything else than a skin counts as light', () => {
  localStorage.setItem('skin', 'pink')
  expect(readSkin()).toBe('light')
})

// The menu is the browser's own popover, which jsdom cannot open: the test looks for its entries as hidden ones.
test('the switch in the header keeps the choice and dresses the page, with the system’s bar', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="theme-color" content="#0b6e69">')
  await openApp('/specialist/places', specialist)
  const choice = await screen.findByRole('button', { name: 'Escuro', hidden: true })
  expect(screen.getByRole('button', { name: 'Semiescuro', hidden: true })).toBeDefined()
  await userEvent.click(choice)
  expect(localStorage.getItem('skin')).toBe('dark')
  expect(choice.getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark'))
  const bar = document.querySelector('meta[name="theme-color"]')
  await waitFor(() => expect(bar?.getAttribute('content')).toBe('#101a19'))
  bar?.remove()
})

test('a horizontal layout does not offer what it cannot wear', async () => {
  await openApp('/customer/favoritos', customer)
  await screen.findByRole('button', { name: 'Escuro', hidden: true })
  expect(screen.queryByRole('button', { name: 'Semiescuro', hidden: true })).toBeNull()
})

const scheme = () => document.documentElement.getAttribute('data-mantine-color-scheme')

/** The script in the document, which runs before anything else. */
const runDocumentScript = (): void => {
  const script = document.createElement('script')
  script.textContent = documentText.match(/<script>(.*?)<\/script>/s)?.[1] ?? ''
  document.head.append(script)
  script.remove()
}

test('a dark page is dark before the app is there, and never light on the way, as is the system’s bar', async () => {
  localStorage.setItem('skin', 'dark')
  const bar = document.head.appendChild(document.createElement('meta'))
  Object.assign(bar, { name: 'theme-color', content: '#0b6e69' })
  runDocumentScript()
  expect(scheme()).toBe('dark')
  await import('../../early/early.ts')
  await waitFor(() => expect(bar.content).toBe('#101a19'))
  const set = vi.spyOn(document.documentElement, 'setAttribute')
  await openApp('/customer/favoritos', customer)
  await screen.findByRole('heading', { name: 'Favoritos' })
  expect(set).toHaveBeenCalledWith('data-mantine-color-scheme', 'dark')
  expect(set).not.toHaveBeenCalledWith('data-mantine-color-scheme', 'light')
  await userEvent.click(await screen.findByRole('button', { name: 'Claro', hidden: true }))
  await waitFor(() => expect(bar.content).toBe('#0b6e69'))
  bar.remove()
})

const systemIs = (dark: boolean): void => {
  vi.restoreAllMocks()
  const real = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...real(query),
    matches: query.includes('color-scheme: dark') && dark,
  }))
}
test('automatic is as dark as the system', () => {
  systemIs(true)
  expect([schemeOf('auto'), schemeOf('light'), schemeOf('semi-dark')]).toEqual(['dark', 'light', 'light'])
  systemIs(false)
  expect(schemeOf('auto')).toBe('light')
})

test('light stays until a person with a dark system says otherwise, and they are asked once', async () => {
  systemIs(true)
  const { unmount } = await openApp('/customer', customer)
  await userEvent.click(await screen.findByRole('button', { name: 'Manter claro' }))
  expect(scheme()).toBe('light')
  expect(screen.queryByRole('button', { name: 'Acompanhar' })).toBeNull()
  unmount()
  await openApp('/customer', customer)
  await screen.findByRole('heading', { level: 1, name: /^(Bom|Boa) / })
  await screen.findByRole('button', { name: 'Automático', hidden: true })
  expect(screen.queryByRole('button', { name: 'Acompanhar' })).toBeNull()
})

test('who accepts follows the system', async () => {
  systemIs(true)
  await openApp('/customer', customer)
  await userEvent.click(await screen.findByRole('button', { name: 'Acompanhar' }))
  expect(localStorage.getItem('skin')).toBe('auto')
  await waitFor(() => expect(scheme()).toBe('dark'))
})

test('a shared device wears what each person chose', async () => {
  const { unmount } = await openApp('/customer/favoritos', customer)
  await userEvent.click(await screen.findByRole('button', { name: 'Escuro', hidden: true }))
  await waitFor(() => expect(localStorage.getItem(`skin:${customer.id}`)).toBe('dark'))
  unmount()
  localStorage.setItem('skin', 'light')
  await openApp('/customer/favoritos', customer)
  await waitFor(() => expect(scheme()).toBe('dark'))
})
