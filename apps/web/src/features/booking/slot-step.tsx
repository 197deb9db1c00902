import type { Slot } from '@emma/contracts/slots'
import type { SpecialistCard } from '@emma/contracts/specialists'
import { Button, Title } from '@mantine/core'
import IconCalendarMonth from '@tabler/icons-react/dist/esm/icons/IconCalendarMonth.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateAt, today } from '../../lib/days.ts'
import { formatMoment } from '../../lib/format.ts'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { SlotPicker } from '../../ui/slot-picker.tsx'
import { ErrorState } from '../../ui/state-block.tsx'
import { JoinWaitlist } from '../waitlist/index.ts'
import { weekOf } from './days.ts'
import classes from './pick-slot.module.css'
import { SlotTaken } from './slot-taken.tsx'
import { SpecialtyPicker } from './specialty-picker.tsx'
import { useFreeSlots } from './use-free-slots.ts'
import type { Picking } from './use-pick.ts'

const WhoFor = lazy(() => import('./who-for.tsx'))
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
      {isOpen && (
        <div className={classes.month}>
          <Suspense fallback={<LoadingLines shape="block" count={1} />}>
            <MonthPicker {...props} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

/** The day that is shown, its week's free slots, and whether the chosen one is no longer among them. */
const useDay = ({ specialist, pick, choose, start }: Props) => {
  const soonest = specialist.nextSlot ? dateAt(specialist.nextSlot.starts_at) : today()
  const day = pick.day ?? (start === undefined ? soonest : dateAt(start))
  const week = weekOf(day)
  const slots = useFreeSlots(specialist.id, week)
  const isThere = slots.data?.some(({ id }) => id === pick.slot) ?? true
  return {
    day,
    slots,
    select: (date: string) => choose({ day: date, slot: undefined }),
    take: ({ id, starts_at }: Slot) => choose({ day: dateAt(starts_at), slot: id }),
    lost: start !== undefined && !isThere && weekOf(dateAt(start)).from === week.from ? start : undefined,
  }
}

const DayAndSlot = ({ specialist, specialtyId, pick, ...shown }: Props & ReturnType<typeof useDay>) => {
  const { t } = useTranslation('booking')
  const { day, slots, select, take, lost } = shown
  return (
    <section className={classes.panel}>
      <Title order={2} size="h3">
        {t('pick.day')}
      </Title>
      {slots.isError && !slots.data ? (
        <ErrorState error={slots.error} onRetry={() => void slots.refetch()} />
      ) : (
        <SlotPicker slots={slots.data} day={day} slot={pick.slot} onDay={select} onSlot={take} />
      )}
      {lost !== undefined && (
        <SlotTaken
          specialistId={specialist.id}
          start={lost}
          slots={slots.data ?? []}
          isPaying={false}
          onSelect={take}
        />
      )}
      <Month specialistId={specialist.id} selected={day} onSelect={select} />
      <JoinWaitlist specialist={specialist} specialtyId={specialtyId} />
    </section>
  )
}

/** Specialty, for whom, day, slot. */
export const SlotStep = (props: Props) => {
  const { t } = useTranslation('booking')
  const { specialist, specialtyId, start, pick, choose, go } = props
  const shown = useDay(props)
  return (
    <div className={classes.steps}>
      <SpecialtyPicker
        specialties={specialist.specialties}
        selected={specialtyId}
        onSelect={(specialty) => choose({ specialty })}
      />
      <Suspense fallback={null}>
        <WhoFor selected={pick.for} onSelect={(dependent) => choose({ for: dependent })} />
      </Suspense>
      <DayAndSlot {...props} {...shown} />
      {start !== undefined && shown.lost === undefined && (
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
