import { ApiError, NetworkError } from '@emma/contracts/kit'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
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

const away = (status: number, code: 'unavailable' | 'not_found' | 'internal', detail: string) =>
  new ApiError({ type: 'about:blank', title: 'Erro', status, code, detail, traceId: 'trace-1' })

const Part = ({ nth, answer }: { nth: number; answer: () => Promise<string> }) => (
  <QueryView query={useQuery({ queryKey: ['part', nth], queryFn: answer, retry: false })}>
    {(text) => <p>{text}</p>}
  </QueryView>
)

/** A screen with one query per part. */
const showParts = (answers: readonly (() => Promise<string>)[]) => {
  return render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        {answers.map((answer, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: never reordered
          <Part key={nth} nth={nth} answer={answer} />
        ))}
      </QueryClientProvider>
    </MantineProvider>,
  )
}

test('however many parts failed, one block says so, and its button asks for all of them again', async () => {
  let isDown = true
  const part = (text: string) => async () => {
    if (isDown) throw away(503, 'unavailable', 'Sistema indisponível.')
    return text
  }
  showParts([part('agenda'), part('mensagens'), part('exames'), part('carteira')])
  await waitFor(() => expect(screen.getAllByText('Isto também não carregou.')).toHaveLength(3))
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  for (const text of ['agenda', 'mensagens', 'exames', 'carteira']) await screen.findByText(text)
  expect(screen.queryByRole('alert')).toBeNull()
})

let isAway = true
const unlessAway = (text: string) => async () => {
  if (isAway) throw away(503, 'unavailable', 'Sistema indisponível.')
  return text
}
const Nested = () => {
  const outer = useQuery({ queryKey: ['outer'], queryFn: unlessAway('fila'), retry: false })
  const inner = useQuery({ queryKey: ['inner'], queryFn: unlessAway('plantão'), retry: false })
  return (
    <QueryView query={outer}>
      {() => <QueryView query={inner}>{(text) => <p>{text}</p>}</QueryView>}
    </QueryView>
  )
}

test('a part inside another one that failed too is there after the same press', async () => {
  isAway = true
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <Nested />
      </QueryClientProvider>
    </MantineProvider>,
  )
  await screen.findByRole('alert')
  isAway = false
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await screen.findByText('plantão')
})

test.each([
  ['a server that is away', () => away(503, 'unavailable', ''), 'A Emma está fora do ar por um momento'],
  ['nobody who answered', () => new NetworkError('unreachable'), 'A Emma não respondeu'],
  ['a fault of ours', () => away(500, 'internal', 'Falhou.'), 'Algo falhou na Emma'],
  ['what is not there', () => away(404, 'not_found', 'Não encontramos.'), 'Não encontramos.'],
])('whose fault it is: %s', async (_, error, title) => {
  showParts([() => Promise.reject(error())])
  expect((await screen.findByRole('alert')).textContent).toContain(title)
})

test('without a connection nobody is blamed, and there is nothing to press', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  showParts([() => Promise.reject(new NetworkError('unreachable'))])
  expect(await screen.findByText('Você está sem internet')).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  vi.restoreAllMocks()
})
