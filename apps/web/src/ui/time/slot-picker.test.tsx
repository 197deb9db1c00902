import type { Slot } from '@emma/contracts/availability/slots'
import { isoOf } from '@emma/domain/availability'
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { formatShortDay, noonOf } from '../../lib/i18n/format.ts'
import { chooseLanguage, loadPhrases } from '../../lib/i18n/i18n.ts'
import { ownZone } from '../../lib/i18n/person-zone.ts'
import { addDays, startOf, today } from '../../lib/time/days.ts'
import { SlotPicker } from './slot-picker.tsx'

beforeAll(() => loadPhrases('availability'))

const tomorrow = addDays(today(), 1)
const HOUR = 3_600_000
const slotAt = (date: string, hour: number, timezone = ownZone()): Slot => {
  const start = Date.parse(startOf(date)) + hour * HOUR
  return {
    id: `${date}-${hour}`,
    specialist_id: '018f0000-0000-7000-8000-000000000002',
    date,
    init_hour: '00:00',
    final_hour: '00:00',
    starts_at: isoOf(start, timezone),
    ends_at: isoOf(start + HOUR, timezone),
    timezone,
    status: 'open',
    place_id: null,
    online: true,
    place: null,
    duration_minutes: 30,
    price: 18_000,
  }
}

const Picker = ({ slots, onSlot }: { slots: readonly Slot[]; onSlot: (slot: Slot) => void }) => {
  const [day, setDay] = useState(tomorrow)
  const [slot, setSlot] = useState<string>()
  const choose = (chosen: Slot) => {
    setSlot(chosen.id)
    onSlot(chosen)
  }
  return (
    <MantineProvider>
      <SlotPicker slots={slots} day={day} slot={slot} onDay={setDay} onSlot={choose} />
    </MantineProvider>
  )
}

const open = (slots: readonly Slot[]) => {
  const onSlot = vi.fn<(slot: Slot) => void>()
  render(<Picker slots={slots} onSlot={onSlot} />)
  return onSlot
}
const chosen = () =>
  screen.getAllByRole('radio', { checked: true }).map((each) => each.closest('label')?.textContent)

describe('the slot picker', () => {
  test('is walked with arrows, from the morning into the afternoon and around', async () => {
    const onSlot = open([9, 10, 14].map((hour) => slotAt(tomorrow, hour)))
    await userEvent.click(screen.getByRole('radio', { name: '9h' }))
    await userEvent.keyboard('{ArrowRight}')
    expect(chosen()).toEqual(['10h'])
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toEqual(['14h'])
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toEqual(['9h'])
    await userEvent.keyboard('{ArrowLeft}')
    expect(chosen()).toEqual(['14h'])
    expect(onSlot.mock.calls.map(([slot]) => slot.id)).toEqual(
      [9, 10, 14, 9, 14].map((hour) => `${tomorrow}-${hour}`),
    )
  })

  test('is one stop of the Tab key after the days', async () => {
    open([9, 10].map((hour) => slotAt(tomorrow, hour)))
    within(screen.getByRole('group', { name: 'Dias' }))
      .getAllByRole('button')
      .at(-1)
      ?.focus()
    await userEvent.tab()
    expect(document.activeElement?.getAttribute('type')).toBe('radio')
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })

  test('leads from an empty day to the next that has slots', async () => {
    const later = addDays(tomorrow, 2)
    open([slotAt(later, 9)])
    expect(screen.queryByRole('radio')).toBeNull()
    await userEvent.click(
      screen.getByRole('button', { name: `Ir para ${formatShortDay(noonOf(later), 'UTC')}` }),
    )
    expect(screen.getByRole('radio', { name: '9h' })).toBeDefined()
  })

  test('says the place once above the times that are there, with their length where it differs; each time is heard with its own', () => {
    const at = (hour: number, name: string): Slot => ({
      ...slotAt(tomorrow, hour),
      online: false,
      place: { id: '018f0000-0000-7000-8000-0000000000bb', name, address: 'Rua A, 1' },
    })
    open([at(9, 'Clínica Ipê'), at(10, 'Clínica Ipê')])
    expect(screen.getAllByText('Clínica Ipê')).toHaveLength(1)
    cleanup()
    open([at(9, 'Clínica Ipê'), slotAt(tomorrow, 10), { ...slotAt(tomorrow, 11), duration_minutes: 50 }])
    expect(screen.getByRole('radio', { name: /9h.*Clínica Ipê · 30 min/ })).toBeDefined()
    expect(screen.getByRole('radio', { name: /11h.*Vídeo · 50 min/ })).toBeDefined()
    cleanup()
    open([9, 10, 11].flatMap((hour) => [at(hour, 'Clínica Ipê'), at(hour + 4, 'Centro Aurora')]))
    const above = [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(above.filter((words) => words === 'Clínica Ipê' || words === 'Centro Aurora')).toEqual([
      'Clínica Ipê',
      'Centro Aurora',
    ])
  })

  test('says the zone where the specialist has another', () => {
    open([slotAt(tomorrow, 9, 'America/Noronha')])
    expect(screen.getByText(/atende no horário de Fernando de Noronha/)).toBeDefined()
  })
})

test.each([
  ['pt', /^(dom|seg|ter|qua|qui|sex|sáb)\d{1,2}$/],
  ['en', /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat)\d{1,2}$/],
] as const)('a day of the strip is its weekday and its number (%s)', async (language, short) => {
  await chooseLanguage(language)
  open([])
  const days = screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-pressed'))
  expect(days).toHaveLength(7)
  for (const day of days) expect(day.textContent).toMatch(short)
  await chooseLanguage('pt')
})
