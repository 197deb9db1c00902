import { QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { FreshQueryClient } from './fresh-query-client.ts'

const key = ['appointments']

/** Reads that the test answers, each with the state from when it was requested. */
const slowReads = () => {
  const answers: (() => void)[] = []
  let state = 'processing'
  const queryFn = () => {
    const found = state
    return new Promise<string>((resolve) => answers.push(() => resolve(found)))
  }
  const change = (next: string) => {
    state = next
  }
  return { queryFn, answers, change }
}

test('a change heard while a screen is first loaded is shown, not the answer of before it', async () => {
  const client = new FreshQueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
  const { queryFn, answers, change } = slowReads()
  const observer = new QueryObserver(client, { queryKey: key, queryFn })
  const stop = observer.subscribe(() => undefined)
  change('completed')
  const done = client.invalidateQueries({ queryKey: key })
  expect(answers).toHaveLength(1)
  answers[0]?.()
  await expect.poll(() => answers.length).toBe(2)
  expect(observer.getCurrentResult().data).toBe('processing')
  answers[1]?.()
  await done
  expect(observer.getCurrentResult().data).toBe('completed')
  stop()
})

test('only what was asked for before a change that nobody heard is asked for again', async () => {
  vi.useFakeTimers()
  const client = new FreshQueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
  const read = vi.fn(async () => 'slots')
  const observers = []
  for (const week of ['first', 'second']) {
    const observer = new QueryObserver(client, { queryKey: [...key, week], queryFn: () => read() })
    observers.push(observer.subscribe(() => undefined))
    await vi.advanceTimersByTimeAsync(1000)
  }
  await client.invalidateOlder(key, 2001)
  expect(read).toHaveBeenCalledTimes(2)
  await client.invalidateOlder(key, 1500)
  expect(read).toHaveBeenCalledTimes(3)
  await client.invalidateOlder(key, 0)
  expect(read).toHaveBeenCalledTimes(5)
  for (const stop of observers) stop()
  vi.useRealTimers()
})

test('what nobody looks at any more is read again when somebody does', async () => {
  const client = new FreshQueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
  const { queryFn, answers, change } = slowReads()
  const early = client.fetchQuery({ queryKey: key, queryFn })
  change('completed')
  const done = client.invalidateQueries({ queryKey: key })
  answers[0]?.()
  await Promise.all([early, done])
  expect(answers).toHaveLength(1)
  expect(client.getQueryState(key)).toMatchObject({ data: 'processing', isInvalidated: true })
})
