import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { StartFailed } from '../../ui/feedback/start-failed.tsx'
import { untilChecked } from './until-checked.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A server that fails this many times. */
const starting = (failures: number) => {
  let left = failures
  const start = vi.fn(async () => {
    left -= 1
    return left >= 0 ? ('unreachable' as const) : ('checked' as const)
  })
  const fail = vi.fn<(again: () => void) => void>()
  return { start, fail, done: untilChecked({ start, fail }) }
}

test('a server that answers is asked once', async () => {
  const { start, fail, done } = starting(0)
  await done
  expect([start.mock.calls.length, fail.mock.calls.length]).toEqual([1, 0])
})

test('without an answer it is tried again by hand', async () => {
  const { start, fail, done } = starting(1)
  await vi.waitFor(() => expect(fail).toHaveBeenCalledOnce(), { timeout: 60_000 })
  expect(start).toHaveBeenCalledOnce()
  fail.mock.calls[0]?.[0]()
  await done
  expect(start).toHaveBeenCalledTimes(2)
})

test('when the connection is back it is tried by itself', async () => {
  const { start, fail, done } = starting(1)
  await vi.waitFor(() => expect(fail).toHaveBeenCalledOnce(), { timeout: 60_000 })
  window.dispatchEvent(new Event('online'))
  await done
  expect(start).toHaveBeenCalledTimes(2)
})

test('and after a while', async () => {
  vi.useFakeTimers()
  const { start, done } = starting(2)
  await vi.advanceTimersByTimeAsync(20_000)
  await done
  expect(start).toHaveBeenCalledTimes(3)
})

test.each([
  [false, 'Você está sem internet', 'assim que houver conexão'],
  [true, 'A Emma não respondeu', 'a cada 10 segundos'],
])(
  'online %s: it says why, that nothing is lost, and when it is tried again',
  async (online, title, nextTry) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    const again = vi.fn()
    render(
      <MantineProvider>
        <StartFailed onRetry={again} />
      </MantineProvider>,
    )
    expect(screen.getByRole('heading').textContent).toBe(title)
    expect(screen.getByRole('alert').textContent).toContain('Você continua com a sua conta aberta')
    expect(screen.getByRole('alert').textContent).toContain(nextTry)
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(again).toHaveBeenCalledOnce()
  },
)

test('what it says follows the connection', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  render(
    <MantineProvider>
      <StartFailed onRetry={vi.fn()} />
    </MantineProvider>,
  )
  online.mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.getByRole('heading').textContent).toBe('Você está sem internet')
})
