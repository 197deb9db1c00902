import { NetworkError } from '@emma/contracts/kit'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider, useMutation } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { toast } from './toast.ts'
import { ToastOutlet } from './toast-outlet.tsx'

interface Asked {
  readonly idempotencyKey: string
}
const send = vi.fn<(asked: Asked) => Promise<string>>()
const done = vi.fn()

const Pay = () => {
  const pay = useMutation({ mutationFn: send, onSuccess: done, onError: toast.problem })
  return (
    <button type="button" onClick={() => pay.mutate({ idempotencyKey: crypto.randomUUID() })}>
      Pagar
    </button>
  )
}

test('what failed for the network is asked again as it was, under the same key', async () => {
  send.mockRejectedValueOnce(new NetworkError('no answer')).mockResolvedValueOnce('paid')
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <Pay />
      </QueryClientProvider>
      <ToastOutlet />
    </MantineProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Pagar' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar novamente' }))
  await waitFor(() => expect(done).toHaveBeenCalledOnce())
  const [first, second] = send.mock.calls.map(([asked]) => asked)
  expect(second).toEqual(first)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull())
})
