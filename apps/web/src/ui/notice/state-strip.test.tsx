import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { StateStrip } from './state-strip.tsx'

test('a notice is read aloud, done by one key and put away by another', async () => {
  const [take, later] = [vi.fn(), vi.fn()]
  render(
    <MantineProvider>
      <StateStrip
        tone="info"
        action={{ label: 'Atualizar', onPress: take }}
        dismiss={{ label: 'Depois', onPress: later }}
      >
        Há uma versão mais nova.
      </StateStrip>
    </MantineProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe('Há uma versão mais nova.')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(take).toHaveBeenCalledOnce()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Depois' }))
  await userEvent.keyboard('{Enter}')
  expect(later).toHaveBeenCalledOnce()
})
