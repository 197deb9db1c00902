import { ApiError } from '@emma/contracts/kit'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { customer } from '../../test/people.ts'
import { fieldErrors } from '../api/problem.ts'
import { chooseLanguage } from './i18n.ts'
import { keepPersonZone } from './person-zone.ts'

afterEach(() => chooseLanguage('pt'))
afterEach(() => keepPersonZone(undefined))

test('the second language is loaded when it is chosen, and kept', async () => {
  await openApp('/customer/favoritos', customer)
  await screen.findByRole('heading', { name: 'Favoritos' })
  await userEvent.click(screen.getByRole('button', { name: 'English', hidden: true }))
  await screen.findByRole('heading', { name: 'Favorites' })
  expect(document.documentElement.lang).toBe('en')
  expect(localStorage.getItem('language')).toBe('en')
  await userEvent.click(screen.getByRole('button', { name: 'Português', hidden: true }))
  await waitFor(() => expect(document.documentElement.lang).toBe('pt-BR'))
})

test('what the server says of a field is said in the language of the screens', async () => {
  const errors = [
    { path: 'cpf', message: 'CPF inválido. Confira os números.', code: 'cpf_invalid' },
    { path: 'price', message: 'O mínimo é R$\u00a020,00.', code: 'least_amount', params: { amount: 2000 } },
    {
      path: 'appointments',
      message: 'Consulta com Ana Lima em 24/11/2026 às 9h. Cancele-a ou espere que termine.',
      code: 'erasure_with_appointments',
      params: { name: 'Ana Lima', when: '2026-11-24T12:00:00Z' },
    },
    {
      path: 'coming',
      message: '24 de novembro de 2026, às 9h (horário de Brasília) · Psicologia',
      code: 'appointment_coming',
      params: { when: '2026-11-24T12:00:00Z', specialty: 'Psicologia' },
    },
    { path: 'later', message: 'Um motivo de outra versão.', code: 'unheard_of' },
    { path: 'older', message: 'De um servidor anterior.' },
  ]
  const about = { type: 'about:blank', title: 'Erro', status: 400, detail: '', traceId: '' }
  const refusal = new ApiError({ ...about, code: 'validation_failed', errors })
  const inPortuguese = Object.fromEntries(errors.map(({ path, message }) => [path, message]))
  expect(fieldErrors(refusal)).toEqual(inPortuguese)
  keepPersonZone('America/Sao_Paulo')
  await chooseLanguage('en')
  expect(fieldErrors(refusal)).toEqual({
    cpf: 'Invalid CPF. Check the numbers.',
    price: 'The minimum is R$\u00a020.00.',
    appointments: 'Consultation with Ana Lima on 24 Nov 2026, 09:00. Cancel it or wait until it is over.',
    coming: '24 Nov 2026, 09:00 · Psychology',
    later: 'Um motivo de outra versão.',
    older: 'De um servidor anterior.',
  })
})
