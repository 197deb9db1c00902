import { ApiError } from '@emma/contracts/kit'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { openApp } from '../../test/app.tsx'
import { customer } from '../../test/people.ts'
import { fieldErrors } from '../api/problem.ts'
import { chooseLanguage } from './i18n.ts'

afterEach(() => chooseLanguage('pt'))

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
  const errors = [{ path: 'cpf', message: 'CPF inválido. Confira os números.' }]
  const about = { type: 'about:blank', title: 'Erro', status: 400, detail: '', traceId: '' }
  const refusal = new ApiError({ ...about, code: 'validation_failed', errors })
  expect(fieldErrors(refusal)).toEqual({ cpf: 'CPF inválido. Confira os números.' })
  await chooseLanguage('en')
  expect(fieldErrors(refusal)).toEqual({ cpf: 'Invalid CPF. Check the numbers.' })
})
