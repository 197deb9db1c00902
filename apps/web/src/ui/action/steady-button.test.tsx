import { Button, MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { theme } from '../theme/theme.ts'

const save = vi.fn()

const Form = () => {
  const [busy, setBusy] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
    setBusy(true)
  }
  return (
    <MantineProvider theme={theme}>
      <form onSubmit={submit}>
        <input aria-label="Nome" />
        <Button type="submit" loading={busy}>
          Salvar
        </Button>
        <Button disabled loading>
          Outro
        </Button>
      </form>
    </MantineProvider>
  )
}

test('a button at work keeps the focus, says so, and takes no other press', async () => {
  render(<Form />)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' })
  await userEvent.click(button)
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button)
  await userEvent.type(screen.getByRole('textbox'), 'Ana{Enter}')
  expect(save).toHaveBeenCalledOnce()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Outro' }).disabled).toBe(true)
})
