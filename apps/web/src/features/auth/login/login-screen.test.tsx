import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { openApp } from '../../../test/app.tsx'

/** Violations found by axe in the markup; colours are checked in a real browser. */
const findings = async (element: Element) => {
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

test('says beside each field what is missing, and asks nobody', async () => {
  await openApp('/login', null)
  await userEvent.click(await screen.findByRole('button', { name: 'Entrar' }))
  expect(screen.getByRole('textbox', { name: 'E-mail', description: 'Informe seu e-mail.' })).toBeDefined()
  const password = screen.getByLabelText('Senha')
  expect(document.getElementById(password.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Informe sua senha.',
  )
})

test('shows the password when asked to', async () => {
  await openApp('/login', null)
  const password = await screen.findByLabelText('Senha')
  expect(password.getAttribute('type')).toBe('password')
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar a senha' }))
  await waitFor(() => expect(password.getAttribute('type')).toBe('text'))
})

test.each([
  ['expired', 'Sua sessão terminou por segurança. Entre de novo para continuar.'],
  ['elsewhere', 'Sua sessão terminou em outra aba ou foi encerrada pela Emma. Entre de novo.'],
])('tells why the last session ended: %s', async (reason, sentence) => {
  await openApp(`/login?reason=${reason}`, null)
  expect(await screen.findByText(sentence, { selector: '[role="status"] *, [role="status"]' })).toBeDefined()
})

test('who chose a time first is received as a patient, and makes a patient’s account', async () => {
  await openApp('/customer/agenda', null)
  await screen.findByRole('heading', { name: 'Sua consulta começa aqui' })
  const create = screen.getByRole('link', { name: 'Criar conta' })
  expect(create.getAttribute('href')).toBe('/customer/create')
})

test.each(['/login', '/customer/login', '/authorized', '/termos-de-uso', '/nada'])(
  'axe finds nothing at %s',
  async (path) => {
    const { container } = await openApp(path, null)
    await screen.findByRole('heading', { level: 1 })
    expect(await findings(container)).toEqual([])
  },
)
