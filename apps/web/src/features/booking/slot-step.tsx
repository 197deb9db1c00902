import type { SpecialistCard } from '@emma/contracts/specialists'
import { Button, Collapse, Title } from '@mantine/core'
import IconCalendarMonth from '@tabler/icons-react/dist/esm/icons/IconCalendarMonth.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateAt, today } from '../../lib/days.ts'
import { formatMoment } from '../../lib/format.ts'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { SlotPicker } from '../../ui/slot-picker.tsx'
import { ErrorState } from '../../ui/state-block.tsx'
import { weekOf } from './days.ts'
import classes from './pick-slot.module.css'
import { SpecialtyPicker } from './specialty-picker.tsx'
import { useFreeSlots } from './use-free-slots.ts'
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

const DayAndSlot = ({ specialist, pick, choose, start }: Props) => {
  const { t } = useTranslation('booking')
  const soonest = specialist.nextSlot ? dateAt(specialist.nextSlot.starts_at) : today()
  const day = pick.day ?? (start === undefined ? soonest : dateAt(start))
  const slots = useFreeSlots(specialist.id, weekOf(day))
  const select = (date: string) => choose({ day: date, slot: undefined })
  return (
    <section className={classes.panel}>
      <Title order={2} size="h3">
        {t('pick.day')}
      </Title>
      {slots.isError && !slots.data ? (
        <ErrorState error={slots.error} onRetry={() => void slots.refetch()} />
      ) : (
        <SlotPicker
          slots={slots.data}
          day={day}
          slot={pick.slot}
          onDay={select}
          onSlot={({ id }) => choose({ day, slot: id })}
        />
      )}
      <Month specialistId={specialist.id} selected={day} onSelect={select} />
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
      {start !== undefined && (
        <div className={classes.bar}>
          <p>{formatMoment(new Date(start))}</p>
          <Button size="lg" onClick={() => go({ step: 'pay' })}>
            {t('pick.continue')}
          </Button>
        </div>
      )}
    </div>
  )
}
