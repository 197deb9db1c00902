import { ApiError } from '@emma/contracts/kit'
import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadPhrases } from '../../lib/i18n/i18n.ts'
import { CodeField } from './code-field.tsx'
import { ResendCode } from './resend-code.tsx'

beforeAll(() => loadPhrases('fields'))
afterEach(() => {
  vi.useRealTimers()
})

const show = (part: ReactNode) => render(<MantineProvider>{part}</MantineProvider>)

const Code = ({ onComplete }: { onComplete: (code: string) => void }) => {
  const [value, setValue] = useState('')
  return <CodeField value={value} onChange={setValue} onComplete={onComplete} />
}

test.each([
  ['typed', async (box: HTMLElement) => userEvent.type(box, '12a3456')],
  [
    'pasted from a message',
    async (box: HTMLElement) => {
      await userEvent.click(box)
      await userEvent.paste('Seu código: 123 456')
    },
  ],
])('a code that is %s is told once, digits alone', async (_, enter) => {
  const onComplete = vi.fn()
  show(<Code onComplete={onComplete} />)
  const box = screen.getByLabelText<HTMLInputElement>('Código de 6 dígitos')
  await enter(box)
  expect(box.value).toBe('123456')
  expect(onComplete.mock.calls).toEqual([['123456']])
  expect([box.inputMode, box.autocomplete]).toEqual(['numeric', 'one-time-code'])
})

const second = 1000
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * second))
const button = () => screen.getByRole<HTMLButtonElement>('button')
const press = () => act(async () => button().click())

test('another code can be asked for after a minute, and the wait is not said each second', async () => {
  // Countdowns follow whole seconds of the clock.
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 24) })
  const resend = vi.fn(async () => undefined)
  show(<ResendCode onResend={resend} />)
  expect(button().disabled).toBe(true)
  const said = screen.getByRole('status').textContent
  expect(said).toBe('Você poderá pedir um novo código em 60 segundos.')
  await pass(30)
  expect(button().textContent).toBe('Novo código em 30 s')
  expect(screen.getByRole('status').textContent).toBe(said)
  await pass(31)
  expect(screen.getByRole('status').textContent).toBe('Você já pode pedir um novo código.')
  await press()
  expect(resend).toHaveBeenCalledOnce()
  expect(button().disabled).toBe(true)
  expect(screen.getByRole('status').textContent).toBe('Enviamos um novo código.')
})

test('asked for too early it waits again, and says why', async () => {
  vi.useFakeTimers()
  const problem = { type: 'about:blank', title: 'Atenção', status: 429, detail: 'Aguarde.', traceId: '' }
  const refuse = () => Promise.reject(new ApiError({ ...problem, code: 'too_many_requests' }))
  show(<ResendCode onResend={refuse} justSent={false} />)
  await press()
  expect(screen.getByRole('alert').textContent).toBe('Aguarde.')
  expect(button().disabled).toBe(true)
})
