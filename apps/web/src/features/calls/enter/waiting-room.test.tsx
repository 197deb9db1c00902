import type { SidePresence } from '@emma/contracts/calls/presence'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '../../../lib/api/query-client.ts'
import { loadPhrases } from '../../../lib/i18n/i18n.ts'
import { appointmentOf } from '../../../test/booking-api.fake.ts'
import type { Panel } from '../live/use-panel.ts'
import { startView } from '../state/call-view.ts'
import { WaitingRoom } from './waiting-room.tsx'

vi.mock('../../../lib/realtime/realtime.ts', () => ({ on: () => () => undefined }))
vi.mock('../../../lib/session/use-session.ts', () => ({ useUser: () => null }))

const nothing = () => undefined
const folded: Panel = {
  isWide: true,
  first: 'record',
  shown: null,
  unread: 0,
  show: nothing,
  toggle: nothing,
  close: nothing,
}
const at = '2026-11-23T12:30:00.000Z'
const never: SidePresence = { state: 'never', left_at: null }

const show = async (customer: SidePresence) => {
  await loadPhrases('calls', 'booking')
  const appointment = appointmentOf({ status: 'in_progress', presence: { customer, specialist: never } })
  const view = { ...startView, appointmentId: appointment.id, phase: 'waiting_room' as const }
  return render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <WaitingRoom
          appointment={appointment}
          participant="specialist"
          view={view}
          panel={folded}
          onCompanion={nothing}
        />
      </QueryClientProvider>
    </MantineProvider>,
  )
}

test.each([
  [{ state: 'left', left_at: at }, /^Ana Teste saiu às \d+h30/],
  [{ state: 'lost', left_at: at }, /^A conexão de Ana Teste caiu/],
  [{ state: 'here', left_at: null }, /^Ana Teste está na sala/],
] as const)('who was there is never said not to have entered yet', async (presence, words) => {
  await show(presence)
  screen.getByText(words, { selector: '[role=status]' })
  expect(screen.queryByText(/ainda não entrou/i)).toBeNull()
})

test('who never came is', async () => {
  await show(never)
  screen.getByText(/^Ana Teste ainda não entrou/, { selector: '[role=status]' })
})
