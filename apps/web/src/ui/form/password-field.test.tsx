import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { loadPhrases } from '../../lib/i18n/i18n.ts'
import { PasswordField } from './password-field.tsx'

beforeAll(() => loadPhrases('fields'))

const show = (meter = true) => {
  render(
    <MantineProvider>
      <PasswordField label="Senha" meter={meter} personal={['Mariana', 'mariana@emma.test']} />
    </MantineProvider>,
  )
  return screen.getByLabelText('Senha')
}

test('a password is shown and hidden again, and the button says which', async () => {
  const box = show()
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar a senha' }))
  expect(box.getAttribute('type')).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Ocultar a senha' }))
  expect(box.getAttribute('type')).toBe('password')
})

test.each([
  ['abc', 'muito fraca. Faltam 7 caracteres.'],
  ['senha12345', 'Adicione mais uma ou duas palavras pouco comuns.'],
  ['jabuticaba vento trilho 7', 'Pode usar esta senha.'],
])('%s is told with what to do about it', async (typed, message) => {
  await userEvent.type(show(), typed)
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain(message))
})

test('a name of whose password it is makes it weak', async () => {
  await userEvent.type(show(), 'mariana2024')
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/fraca\./))
})

test('a password that is only asked for is not judged', async () => {
  const box = show(false)
  await userEvent.type(box, 'abc')
  expect(screen.queryByRole('status')).toBeNull()
  expect(box.getAttribute('autocomplete')).toBe('current-password')
})

test('a wrong password is marked for whoever does not see its colour', () => {
  render(
    <MantineProvider>
      <PasswordField label="Senha" error="Informe sua senha." />
    </MantineProvider>,
  )
  expect(screen.getByLabelText('Senha').getAttribute('aria-invalid')).toBe('true')
})
