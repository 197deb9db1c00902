import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openApp } from '../test/app.tsx'
import { customer, specialist } from '../test/people.ts'
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

// jsdom lays nothing out, so the open menu counts as hidden.
test('the switch in the header keeps the choice and dresses the page', async () => {
  await openApp('/specialist/places', specialist)
  await userEvent.click(await screen.findByRole('button', { name: 'Aparência' }))
  const items = await screen.findAllByRole('menuitem', { hidden: true })
  expect(items.map((item) => item.textContent)).toEqual(['Claro', 'Escuro', 'Semiescuro'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Escuro', hidden: true }))
  expect(localStorage.getItem('skin')).toBe('dark')
  await waitFor(() => expect(document.documentElement.getAttribute('data-mantine-color-scheme')).toBe('dark'))
})
