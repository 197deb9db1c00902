import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { chooseLanguage } from '../../lib/i18n/i18n.ts'
import { openApp } from '../../test/app.tsx'
import { knowOwnAddress } from '../../test/own-address.ts'
import { customer, specialist } from '../../test/people.ts'

beforeEach(() => {
  queryClient.clear()
  knowOwnAddress()
  // jsdom has no layout.
  HTMLElement.prototype.checkVisibility = function (this: HTMLElement) {
    return this.closest('[hidden]') === null
  }
  const refusal = { status: 404, code: 'not_found', title: '', detail: '' }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 404 }))
  return () => vi.unstubAllGlobals()
})
afterEach(() => chooseLanguage('pt'))

/** Parts of a screen with keys, one of them hidden. */
const showParts = () =>
  render(
    <>
      <button type="button" aria-keyshortcuts="Shift+9">
        <kbd aria-hidden>⇧9</kbd>
        Repetir a última receita
      </button>
      <button type="button" aria-keyshortcuts="Plus" hidden>
        Prescrever
      </button>
      <section data-keys="cards" />
      <input aria-label="Texto" />
    </>,
  )

const ask = async (name: string) => {
  // Its key works once the watch of every screen has loaded.
  await waitFor(() => {
    if (screen.queryByRole('dialog') === null) fireEvent.keyDown(document.body, { key: '?' })
    expect(screen.getByRole('dialog', { name })).toBeDefined()
  })
  return screen.getByRole('dialog', { name })
}

test('a question mark shows the keys that the screen has now, and Escape takes them away', async () => {
  await openApp('/authorized', specialist)
  showParts()
  const help = await ask('Teclas desta tela')
  expect(within(help).getByText('Repetir a última receita').previousSibling?.textContent).toBe('⇧9')
  within(help).getByText('Ir para o próximo passo')
  within(help).getByText('Buscar paciente, tela ou ação')
  expect(within(help).queryByText('Prescrever')).toBeNull()
  expect(within(help).queryByText('Chamada')).toBeNull()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('it speaks English to who reads English', async () => {
  await chooseLanguage('en')
  await openApp('/authorized', specialist)
  const help = await ask('Keys of this screen')
  within(help).getByText('On every screen')
})

test('where somebody writes it is a letter, and patients are shown none', async () => {
  const { unmount } = await openApp('/authorized', specialist)
  await ask('Teclas desta tela')
  await userEvent.keyboard('{Escape}')
  const parts = showParts()
  const field = screen.getByRole('textbox', { name: 'Texto' })
  await userEvent.type(field, 'Febre?')
  expect(field).toHaveProperty('value', 'Febre?')
  expect(screen.queryByRole('dialog')).toBeNull()
  parts.unmount()
  unmount()
  await openApp('/authorized', customer)
  await waitFor(() => {
    fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
    expect(screen.getByRole('dialog', { name: 'Ir para' })).toBeDefined()
  })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.keyDown(document.body, { key: '?' })
  expect(screen.queryByRole('dialog')).toBeNull()
})
