import { ApiError, NetworkError } from '@emma/contracts/kit'
import { MantineProvider } from '@mantine/core'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Watch } from '../../lib/api/upload.ts'
import { loadPhrases } from '../../lib/i18n/i18n.ts'
import { UploadField } from './upload-field.tsx'

beforeAll(() => loadPhrases('fields'))

const pdf = new File(['%PDF-1.7'], 'diploma.pdf', { type: 'application/pdf' })

/** A field whose upload the test controls. */
const show = (save: (file: File, watch: Watch) => Promise<unknown>) => {
  const saved = vi.fn(save)
  const { container } = render(
    <MantineProvider>
      <UploadField label="Documento do conselho" save={saved} maxBytes={1024} />
    </MantineProvider>,
  )
  const input = container.querySelector('input')
  if (!input) throw new Error('There is no file input')
  return { saved, choose: (file: File) => userEvent.upload(input, file, { applyAccept: false }) }
}
const status = () => screen.getByRole('status').textContent

test.each([
  ['of another type', new File(['x'], 'a.html', { type: 'text/html' }), /Este tipo de arquivo não é aceito/],
  ['an iPhone’s photo', new File(['x'], 'IMG_1.HEIC'), /captura de tela da foto, ou a foto em JPEG/],
  [
    'too big',
    new File(['x'.repeat(2048)], 'a.pdf', { type: 'application/pdf' }),
    /tem 2 KB. O máximo é 1 KB/,
  ],
  ['empty', new File([], 'a.pdf', { type: 'application/pdf' }), 'O arquivo está vazio.'],
])('a file that is %s is refused before it is sent', async (_, file, sentence) => {
  const { saved, choose } = show(async () => undefined)
  await choose(file)
  expect(screen.getByText(sentence)).toBeDefined()
  expect(saved).not.toHaveBeenCalled()
})

test('how much has been sent is seen, and can be stopped', async () => {
  let watched: Watch | undefined
  const { choose } = show((_, watch) => {
    watched = watch
    const { promise, reject } = Promise.withResolvers()
    watch.signal.addEventListener('abort', () => reject(watch.signal.reason))
    return promise
  })
  await choose(pdf)
  act(() => watched?.onProgress(42))
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('42')
  expect(status()).toBe('Enviando diploma.pdf: 25%')
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar envio' }))
  await waitFor(() => expect(status()).toBe('Envio cancelado.'))
  expect(screen.queryByRole('progressbar')).toBeNull()
  // The pressed button is gone: the focus goes on where another file is chosen.
  expect(document.activeElement).toBe(screen.getByText('Escolher arquivo').closest('button'))
})

test('what failed can be tried again', async () => {
  let tries = 0
  const { saved, choose } = show(async () => {
    tries += 1
    if (tries === 1) throw new NetworkError('unreachable')
  })
  await choose(pdf)
  expect((await screen.findByRole('alert')).textContent).toContain('Não conseguimos falar com a Emma')
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await waitFor(() => expect(status()).toBe('diploma.pdf enviado.'))
  expect(saved.mock.calls.map(([file]) => file.name)).toEqual(['diploma.pdf', 'diploma.pdf'])
})

test('what is wrong with the file is said, and no try is offered that changes nothing', async () => {
  const errors = [{ path: 'file', message: 'A imagem está danificada.' }]
  const problem = { type: '', title: 'Atenção', status: 422, detail: 'Confira os campos.', traceId: '' }
  const { choose } = show(async () => {
    throw new ApiError({ ...problem, code: 'validation_failed', errors })
  })
  await choose(pdf)
  expect((await screen.findByRole('alert')).textContent).toBe('A imagem está danificada.')
  expect(screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
})
