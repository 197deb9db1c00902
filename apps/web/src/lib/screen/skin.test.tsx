import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { customer, specialist } from '../../test/people.ts'
import { readSkin, skinFor } from './skin.ts'

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

// The menu is the browser's own popover, which jsdom cannot open: its entries are looked for as hidden ones.
test('the switch in the header keeps the choice and dresses the page', async () => {
  await openApp('/specialist/places', specialist)
  const choice = await screen.findByRole('button', { name: 'Escuro', hidden: true })
  expect(screen.getByRole('button', { name: 'Semiescuro', hidden: true })).toBeDefined()
  await userEvent.click(choice)
  expect(localStorage.getItem('skin')).toBe('dark')
  expect(choice.getAttribute('aria-pressed')).toBe('true')
  await waitFor(() => expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark'))
})

test('a horizontal layout does not offer what it cannot wear', async () => {
  await openApp('/customer/favoritos', customer)
  await screen.findByRole('button', { name: 'Escuro', hidden: true })
  expect(screen.queryByRole('button', { name: 'Semiescuro', hidden: true })).toBeNull()
})
