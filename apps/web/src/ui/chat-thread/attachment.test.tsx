import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadPhrases } from '../../lib/i18n/i18n.ts'
import { Attachment } from './attachment.tsx'

vi.mock('../toast/toast.ts', () => ({ toast: { error: vi.fn() } }))
const { toast } = await import('../toast/toast.ts')

beforeAll(() => loadPhrases('chat'))
beforeEach(() => vi.mocked(toast.error).mockClear())

const shown = (load: () => Promise<Blob>) => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
  const file = { name: 'raio-x.webp', type: 'image/webp', size: 10, load }
  render(
    <MantineProvider>
      <Attachment file={file} percent={undefined} onCancel={undefined} />
    </MantineProvider>,
  )
}

test('a picture pressed before it came opens once it is there', async () => {
  shown(async () => new Blob(['x'], { type: 'image/webp' }))
  await userEvent.click(screen.getByRole('button', { name: 'Abrir raio-x.webp' }))
  await screen.findByRole('dialog')
  expect(toast.error).not.toHaveBeenCalled()
})

test('a picture that did not come is asked for again at the next press', async () => {
  const load = vi.fn(async () => new Blob(['x'], { type: 'image/webp' }))
  load.mockRejectedValueOnce(new Error('offline'))
  shown(load)
  const button = screen.getByRole('button', { name: 'Abrir raio-x.webp' })
  await userEvent.click(button)
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledOnce(), { timeout: 60_000 })
  await userEvent.click(button)
  await screen.findByRole('dialog')
})
