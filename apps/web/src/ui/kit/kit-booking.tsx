import type { Appointment } from '@emma/contracts/booking'
import { appointmentStates } from '@emma/domain/booking'
import { Button, SimpleGrid } from '@mantine/core'
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs'
import { MoneyCard } from '../money/money-card.tsx'
import { AppointmentCard } from '../time/appointment-card.tsx'
import { sampleText } from './samples.ts'

const id = '018f0000-0000-7000-8000-000000000001'

const sample = (status: Appointment['status'], online: boolean): Appointment => ({
  id,
  status,
  specialist_id: id,
  date: '2026-11-24',
  init_hour: '09:30',
  final_hour: '10:00',
  starts_at: '2026-11-24T09:30:00-03:00',
  ends_at: '2026-11-24T10:00:00-03:00',
  timezone: online ? 'America/Sao_Paulo' : 'America/Manaus',
  place_id: null,
  online,
  place: online
    ? null
    : { id, name: 'Clínica Ipê', address: 'Rua Voluntários da Pátria, 100, Santana, São Paulo - SP' },
  duration_minutes: 30,
  agreed: { price: 18_000, refund_until: null },
  specialty: { id, name: 'Cardiologia' },
  price: 18_000,
  payment: { method: 'credit_card', status: 'paid', amount: 18_000, wallet_amount: 0 },
  in_person_advised: false,
  hold_expires_at: null,
  specialist: { id, name: 'Célia Nogueira dos Anjos', avatar: null },
  customer: { id, uuid: id, name: 'Ana Souza Lima', avatar: null },
  dependent: null,
  canceled_by: null,
  presence: { customer: { state: 'never', left_at: null }, specialist: { state: 'never', left_at: null } },
  return_of: null,
  series: null,
  return_until: null,
  return_visit: null,
  preparation: { asked: false, done: false },
  can: {
    cancel: false,
    reschedule: false,
    join: true,
    prepare: false,
    review: false,
    start: false,
    finish: false,
    mark_no_show: false,
    propose: false,
  },
})

/** An appointment in each state, and money. */
export const KitBooking = () => (
  <>
    <SimpleGrid cols={{ base: 1, sm: 2, md: 4 }}>
      {appointmentStates.map((status, at) => (
        <AppointmentCard
          key={status}
          appointment={sample(status, at % 2 === 0)}
          participant={at < 4 ? 'customer' : 'specialist'}
          actions={<Button variant="default">{sampleText.secondary}</Button>}
        />
      ))}
    </SimpleGrid>
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <MoneyCard
        strong
        label={sampleText.fields.money}
        value={123_456}
        hint={sampleText.subtitle}
        icon={IconWallet}
      />
      <MoneyCard label={sampleText.fields.money} value={0} icon={IconWallet} />
    </SimpleGrid>
  </>
)
