import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/api/query-client.ts'
import { loadPhrases } from '../../lib/i18n/i18n.ts'
import { knowOwnAddress } from '../../test/own-address.ts'
import PreparationNote from './preparation-note.tsx'

const of = (end: string) => `018f0000-0000-7000-8000-0000000000${end}`
const told = {
  schedule_id: of('a1'),
  starts_at: '2026-12-01T12:00:00-03:00',
  online: true,
  specialist: { id: of('b1'), name: 'Helena Vasconcelos' },
  dependent: null,
  editable: false,
  reason: 'Dor de cabeça forte há três dias, pior de manhã.',
  questions: [],
  answers: [{ question_id: of('c1'), text: 'Quanto dói?', kind: 'scale', options: [], value: 7 }],
  files: [{ id: of('d1'), name: 'foto.webp', type: 'image/webp', size: 2048 }],
}
let answer: () => Response

beforeEach(async () => {
  queryClient.clear()
  knowOwnAddress()
  await loadPhrases('preparations')
  vi.stubGlobal('fetch', async () => answer())
  return () => vi.unstubAllGlobals()
})

const show = () =>
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <PreparationNote appointmentId={of('a1')} name="Paula Nogueira" />
      </QueryClientProvider>
    </MantineProvider>,
  )

test('a specialist reads why the patient comes at a glance, and the answers and files a press away', async () => {
  answer = () => Response.json(told)
  show()
  const part = await screen.findByRole('region', { name: 'Paula Nogueira contou antes da consulta' })
  expect(part.textContent).toContain(told.reason)
  await userEvent.click(screen.getByRole('button', { name: '1 arquivo · 1 resposta' }))
  await screen.findByText('7 de 10')
  expect(screen.getByRole('button', { name: 'Abrir foto.webp' })).toBeDefined()
})

test('nothing is shown where nothing was told, nor of an appointment that is none of theirs', async () => {
  const asked = vi.fn()
  for (const none of [
    () => Response.json({ ...told, reason: '', answers: [], files: [] }),
    () => Response.json({ code: 'not_found', title: 'x', status: 404 }, { status: 404 }),
  ]) {
    queryClient.clear()
    answer = () => {
      asked()
      return none()
    }
    const { container, unmount } = show()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(container.querySelector('section, [role=alert]')).toBeNull()
    unmount()
  }
  expect(asked).toHaveBeenCalledTimes(2)
})
