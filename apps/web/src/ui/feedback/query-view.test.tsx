import { MantineProvider } from '@mantine/core'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { QueryView } from './query-view.tsx'

const ask = vi.fn<() => Promise<string>>()
const Shown = () => (
  <QueryView query={useQuery({ queryKey: ['shown'], queryFn: ask, retry: false })}>
    {(text) => <p>{text}</p>}
  </QueryView>
)

beforeEach(() => queryClient.clear())

test('what was there stays when newer data does not come, says so, and is asked for again', async () => {
  ask.mockResolvedValueOnce('first').mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce('second')
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <Shown />
      </QueryClientProvider>
    </MantineProvider>,
  )
  await screen.findByText('first')
  await act(() => queryClient.invalidateQueries())
  expect(await screen.findByText(/O que você vê pode ter mudado/)).toBeDefined()
  expect(screen.getByText('first')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await screen.findByText('second')
  expect(screen.queryByText(/pode ter mudado/)).toBeNull()
})
