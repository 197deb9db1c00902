import { MantineProvider } from '@mantine/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { loadPhrases } from '../../lib/i18n/i18n.ts'
import { AvatarField } from './avatar-field.tsx'

test('a picture that was removed is not said to be sent', async () => {
  await loadPhrases('fields')
  const save = vi.fn(async () => undefined)
  render(
    <MantineProvider>
      <AvatarField name="Ana Teste" src="/ana.webp" save={save} />
    </MantineProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remover foto' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Foto removida.'))
  expect(save.mock.calls).toHaveLength(1)
})
