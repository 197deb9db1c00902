import type { Companion } from '@emma/contracts/calls/companion'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { loadPhrases } from '../../../lib/i18n/i18n.ts'
import { appointmentOf } from '../../../test/booking-api.fake.ts'
import { type CallView, startView } from '../state/call-view.ts'
import { CallSidePanel } from './side-panel.tsx'

vi.mock('../../chat/index.ts', () => ({ ChatSidePanel: () => 'chat' }))
vi.mock('../../records/index.ts', () => ({ ConsultationPanel: () => 'record' }))

const nothing = () => undefined
const atTheDoor: Companion = {
  id: crypto.randomUUID(),
  link: '/acompanhar',
  status: 'waiting',
  name: 'Ana Souza',
  kind: 'family',
  uid: 'companion-1',
  invited_by: 'customer',
  here: true,
  epoch: crypto.randomUUID(),
}

const show = async (change: Partial<CallView>, isWide = false) => {
  await loadPhrases('calls')
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>
        <CallSidePanel
          appointment={appointmentOf()}
          participant="specialist"
          view={{ ...startView, phase: 'in_call', ...change }}
          panel={{
            isWide,
            first: 'record',
            shown: 'record',
            unread: 0,
            show: nothing,
            toggle: nothing,
            close: nothing,
          }}
        />
      </QueryClientProvider>
    </MantineProvider>,
  )
}

test('over a record that covers the call it is said that the call broke, and who is at the door', async () => {
  await show({ phase: 'reconnecting', companion: atTheDoor })
  screen.getByText('A conexão caiu. Reconectando')
  screen.getByText('Ana Souza (acompanhante) quer entrar.')
  screen.getByRole('button', { name: 'Deixar entrar' })
})

test('beside a call that is seen nothing of it is said twice', async () => {
  await show({ phase: 'reconnecting', companion: atTheDoor }, true)
  expect(screen.queryByText(/Reconectando|quer entrar/)).toBeNull()
})
