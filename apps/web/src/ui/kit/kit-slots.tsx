import type { Slot } from '@emma/contracts/availability/slots'
import type { SpecialistCard as Card } from '@emma/contracts/specialists'
import { SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { addDays, today } from '../../lib/time/days.ts'
import { PersonRow } from '../person/person-row.tsx'
import { PersonRows, PersonRowsSkeleton } from '../person/person-rows.tsx'
import { SlotPicker } from '../time/slot-picker.tsx'
import { samplePeople } from './samples.ts'

const id = '018f0000-0000-7000-8000-000000000001'
const hours = ['08:00', '08:30', '09:00', '14:00', '14:30', '19:00'] as const

const slotAt = (date: string, hour: string): Slot => ({
  id: `${date} ${hour}`,
  specialist_id: id,
  date,
  init_hour: hour,
  final_hour: hour,
  starts_at: `${date}T${hour}:00-03:00`,
  ends_at: `${date}T${hour}:00-03:00`,
  timezone: 'America/Sao_Paulo',
  status: 'open',
  place_id: null,
  online: true,
  place: null,
  duration_minutes: 30,
  price: 18_000,
})

const card = (name: string, nextSlot: Slot | null): Card => ({
  id,
  uuid: id,
  name,
  avatar: null,
  summary: '',
  council: { type: 'CRM', uf: 'SP', number: '123456' },
  specialties: [{ id, name: 'Cardiologia', price: 18_000, rqe: '12345' }],
  rating: { average: nextSlot ? 4.6 : 0, count: nextSlot ? 45 : 0 },
  use_online: true,
  on_duty: nextSlot !== null,
  languages: ['pt'],
  attends_children: false,
  favorite: false,
  city: 'São Paulo',
  state: 'SP',
  nextSlot,
  nextSlots: nextSlot
    ? [nextSlot, slotAt(addDays(nextSlot.date, 1), '07:20'), slotAt(addDays(nextSlot.date, 2), '19:00')]
    : [],
})

const Picker = ({ slots, from }: { slots: readonly Slot[] | undefined; from: string }) => {
  const [day, setDay] = useState(from)
  const [slot, setSlot] = useState<string>()
  return (
    <SlotPicker slots={slots} day={day} slot={slot} onDay={setDay} onSlot={(chosen) => setSlot(chosen.id)} />
  )
}

/** Specialists and their free slots: with some, with none, and loading. */
export const KitSlots = () => {
  const tomorrow = addDays(today(), 1)
  const slots = hours.map((hour) => slotAt(tomorrow, hour))
  return (
    <>
      <PersonRows>
        {samplePeople.map((name, at) => (
          <PersonRow key={name} card={card(name, at === 0 ? null : slotAt(tomorrow, '08:00'))} />
        ))}
      </PersonRows>
      <PersonRowsSkeleton count={3} />
      <SimpleGrid cols={{ base: 1, md: 3 }}>
        <Picker slots={slots} from={tomorrow} />
        <Picker slots={[]} from={tomorrow} />
        <Picker slots={undefined} from={tomorrow} />
      </SimpleGrid>
    </>
  )
}
