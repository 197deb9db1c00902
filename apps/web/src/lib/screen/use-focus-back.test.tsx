import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { useFocusBack } from './use-focus-back.ts'

const Page = () => {
  const [isOpen, setOpen] = useState(false)
  const ref = useFocusBack(isOpen)
  return isOpen ? (
    <button type="button" onClick={() => setOpen(false)}>
      Cancelar
    </button>
  ) : (
    <button type="button" ref={ref} onClick={() => setOpen(true)}>
      Prescrever
    </button>
  )
}

test('the button that a form took the place of has the focus again', async () => {
  render(<Page />)
  expect(document.activeElement).toBe(document.body)
  await userEvent.click(screen.getByRole('button', { name: 'Prescrever' }))
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Prescrever' }))
})
