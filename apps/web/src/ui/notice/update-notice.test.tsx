import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { offerUpdate } from '../../lib/installed/update.ts'
import { holdWhile } from '../../lib/loading/busy.ts'
import { ToastOutlet } from '../toast/toast-outlet.tsx'
import { UpdateOutlet } from './update-outlet.tsx'

const postMessage = vi.fn()
const worker = Object.assign(new EventTarget(), { postMessage }) as unknown as ServiceWorker

beforeEach(() => {
  postMessage.mockClear()
  Object.defineProperty(navigator, 'serviceWorker', { value: new EventTarget(), configurable: true })
})

const show = async () => {
  render(
    <MantineProvider>
      <UpdateOutlet />
      <ToastOutlet />
    </MantineProvider>,
  )
  act(() => offerUpdate(worker))
  return screen.findByRole('button', { name: 'Atualizar' })
}

test('a newer version is taken by who wants it', async () => {
  await userEvent.click(await show())
  expect(postMessage).toHaveBeenCalledExactlyOnceWith('activate')
})

test('not over what is being written: that is said, and nothing is lost', async () => {
  const release = holdWhile(() => true)
  await userEvent.click(await show())
  expect(await screen.findByText(/salve o que está escrevendo/)).toBeDefined()
  expect(postMessage).not.toHaveBeenCalled()
  release()
})

test('later means later', async () => {
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Depois' }))
  expect(screen.queryByText('Nova versão')).toBeNull()
})
