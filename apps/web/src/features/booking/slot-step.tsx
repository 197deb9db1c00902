import type { SpecialistCard } from '@emma/contracts/specialists'
import { Button, Collapse, Title } from '@mantine/core'
import IconCalendarMonth from '@tabler/icons-react/dist/esm/icons/IconCalendarMonth.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment, formatShortDay, noonOf, ownZone, zonePhrase } from '../../lib/format.ts'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import { DayStrip } from './day-strip.tsx'
import { dateAt, datesOf } from './days.ts'
import classes from './pick-slot.module.css'
import { SlotList } from './slot-list.tsx'
import { SpecialtyPicker } from './specialty-picker.tsx'
import { today, useFreeSlots, weekOf } from './use-free-slots.ts'
import type { Picking } from './use-pick.ts'

const MonthPicker = lazy(() => import('./month-picker.tsx'))

interface Props extends Picking {
  readonly specialist: SpecialistCard
  readonly specialtyId: string
  /** Where the chosen slot begins. */
  readonly start: number | undefined
}

const Month = (props: { specialistId: string; selected: string; onSelect: (date: string) => void }) => {
  const { t } = useTranslation('booking')
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button
        variant="subtle"
        leftSection={<IconCalendarMonth size={20} stroke={1.75} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'pick.hideMonth' : 'pick.month')}
      </Button>
      <Collapse expanded={isOpen} className={classes.month}>
        {isOpen && (
          <Suspense fallback={<LoadingLines shape="block" count={1} />}>
            <MonthPicker {...props} />
          </Suspense>
        )}
      </Collapse>
    </div>
  )
}

/** The reader's zone, said where the specialist's is another. */
const ZoneNote = ({ zone }: { zone: string | undefined }) => {
  const { t } = useTranslation('booking')
  const own = zonePhrase(ownZone())
  const other = zone && zonePhrase(zone)
  return other && other !== own ? <p className={classes.note}>{t('pick.zone', { own, other })}</p> : null
}

const DayAndSlot = ({ specialist, pick, choose, start }: Props) => {
  const { t } = useTranslation('booking')
  const zone = ownZone()
  const soonest = specialist.nextSlot ? dateAt(specialist.nextSlot.starts_at, zone) : today()
  const date = pick.day ?? (start === undefined ? soonest : dateAt(start, zone))
  const days = weekOf(date)
  const { query, free } = useFreeSlots(specialist.id, days)
  const select = (day: string) => choose({ day, slot: undefined })
  const later = datesOf(days).find((day) => day > date && free.has(day)) ?? (soonest > date ? soonest : null)
  return (
    <section className={classes.panel}>
      <Title order={2} size="h3">
        {t('pick.day')}
      </Title>
      <DayStrip
        days={days}
        selected={date}
        countOf={(day) => (query.data ? (free.get(day)?.length ?? 0) : undefined)}
        onSelect={select}
      />
      <Month specialistId={specialist.id} selected={date} onSelect={select} />
      <ZoneNote zone={specialist.nextSlot?.timezone ?? query.data?.[0]?.timezone} />
      <QueryView
        query={query}
        isEmpty={() => !free.has(date)}
        empty={
          <EmptyState
            title={t('pick.noneTitle')}
            detail={t('pick.noneDetail')}
            action={
              later && (
                <Button variant="light" onClick={() => select(later)}>
                  {t('pick.nextFree', { day: formatShortDay(noonOf(later), 'UTC') })}
                </Button>
              )
            }
          />
        }
      >
        {() => (
          <SlotList
            date={date}
            slots={free.get(date) ?? []}
            selected={pick.slot}
            onSelect={({ id }) => choose({ day: date, slot: id })}
          />
        )}
      </QueryView>
    </section>
  )
}

/** Specialty, day, slot. */
export const SlotStep = (props: Props) => {
  const { t } = useTranslation('booking')
  const { specialist, specialtyId, start, choose, go } = props
  return (
    <div className={classes.steps}>
      <SpecialtyPicker
        specialties={specialist.specialties}
        selected={specialtyId}
        onSelect={(specialty) => choose({ specialty })}
      />
      <DayAndSlot {...props} />
      <div className={classes.bar}>
        <p aria-live="polite">{start === undefined ? '' : formatMoment(new Date(start))}</p>
        <Button size="lg" disabled={start === undefined} onClick={() => go({ step: 'pay' })}>
          {t('pick.continue')}
        </Button>
      </div>
    </div>
  )
}
