import type { Slot } from '@emma/contracts/availability/slots'
import type { SpecialistCard, Suggestion } from '@emma/contracts/specialists'

export const idOf = (nth: number) => `018f0000-0000-7000-8000-${String(nth).padStart(12, '0')}`
export const specialty = { id: idOf(900), name: 'Cardiologia' }

export const slot = (specialist_id: string, date: string): Slot => ({
  id: `${specialist_id}:${date}`,
  specialist_id,
  date,
  init_hour: '09:00',
  final_hour: '09:30',
  starts_at: `${date}T09:00:00-03:00`,
  ends_at: `${date}T09:30:00-03:00`,
  timezone: 'America/Manaus',
  status: 'open',
  place_id: null,
  online: true,
  place: null,
  duration_minutes: 30,
  price: 18_000,
})
export const card = (nth: number): SpecialistCard => {
  const id = idOf(nth)
  const nextSlots = ['2099-01-05', '2099-01-06', '2099-01-08'].map((date) => slot(id, date))
  return {
    id,
    uuid: id,
    name: `Especialista ${nth}`,
    avatar: null,
    summary: '',
    council: { type: 'CRM', uf: 'SP', number: '123456' },
    specialties: [{ ...specialty, price: 18_000, rqe: null }],
    rating: { average: 0, count: 0 },
    use_online: true,
    on_duty: false,
    languages: ['pt'],
    attends_children: false,
    favorite: true,
    city: 'São Paulo',
    state: 'SP',
    nextSlot: nextSlots[0] ?? null,
    nextSlots,
  }
}
export const suggestions: readonly Suggestion[] = [
  { kind: 'specialty', ...specialty },
  { kind: 'specialist', id: idOf(1), name: 'Carla Dias', specialties: 'Dermatologia' },
  { kind: 'city', name: 'Cardoso', state: 'SP' },
]
