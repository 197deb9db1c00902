import { Button, MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ActionBar } from './action-bar.tsx'

const bar = (total: string, onPay = vi.fn()) => (
  <MantineProvider>
    <ActionBar over="Carteira e cartão" state={total}>
      <Button onClick={onPay}>Pagar</Button>
    </ActionBar>
  </MantineProvider>
)

test('the next thing is one key away, and a total that changes is read aloud', async () => {
  const pay = vi.fn()
  const { rerender } = render(bar('R$ 180,00', pay))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pagar' }))
  await userEvent.keyboard('{Enter}')
  expect(pay).toHaveBeenCalledOnce()
  const region = screen.getByText('R$ 180,00').closest('[aria-live=polite]')
  rerender(bar('R$ 60,00'))
  expect(region?.textContent).toBe('Carteira e cartãoR$ 60,00')
})
