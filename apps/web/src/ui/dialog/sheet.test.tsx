import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Sheet } from './sheet.tsx'

const Opened = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {isOpen && (
        <Sheet title="Filtros" onClose={() => setOpen(false)}>
          <input aria-label="Cidade" />
        </Sheet>
      )}
    </>
  )
}

test('a sheet left by Escape returns the focus to what opened it', async () => {
  render(
    <MantineProvider>
      <Opened />
    </MantineProvider>,
  )
  const button = screen.getByRole('button', { name: 'Abrir' })
  await userEvent.click(button)
  await userEvent.click(await screen.findByLabelText('Cidade'))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(screen.queryByRole('dialog')).toBeNull()
})
