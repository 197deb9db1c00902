import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { formDraft } from '../../lib/forms/form-draft.ts'
import { loadPhrases } from '../../lib/i18n/i18n.ts'
import { Steps } from './steps.tsx'

beforeAll(() => loadPhrases('fields'))
beforeEach(() => sessionStorage.clear())

const Form = () => {
  const [at, setAt] = useState(0)
  return (
    <Steps names={['Quem é você', 'Contato']} at={at} onBack={() => setAt(at - 1)}>
      <button type="button" onClick={() => setAt(at + 1)}>
        Continuar
      </button>
    </Steps>
  )
}

test('a step says which of how many it is, and is where the focus goes', async () => {
  render(
    <MantineProvider>
      <Form />
    </MantineProvider>,
  )
  expect(screen.getByRole('region', { name: 'Passo 1 de 2 Quem é você' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Voltar' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }))
  const heading = screen.getByRole('heading', { name: 'Passo 2 de 2 Contato' })
  expect(document.activeElement).toBe(heading)
  await userEvent.click(screen.getByRole('button', { name: 'Voltar' }))
  expect(document.activeElement?.textContent).toBe('Passo 1 de 2 Quem é você')
})

const empty = { name: '', password: '', acceptTerms: false }

test('a draft keeps what was typed but for its secrets, until it is forgotten', () => {
  const draft = formDraft<typeof empty>('registration', ['password'])
  draft.keep({ name: 'Ana', password: 'não é para guardar', acceptTerms: true })
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('guardar')
  expect(draft.read(empty)).toEqual({ name: 'Ana', password: '', acceptTerms: true })
  draft.forget()
  expect(draft.read(empty)).toEqual(empty)
})

test.each(['{', '7', '{"name":7,"other":"x"}'])('a damaged draft counts as nothing: %s', (text) => {
  sessionStorage.setItem('formDraft.registration', text)
  expect(formDraft<typeof empty>('registration', []).read(empty)).toEqual(empty)
})
