import type { Slot } from '@emma/contracts/availability/slots'
import type { SpecialistCard } from '@emma/contracts/specialists'
import { Button, Title } from '@mantine/core'
import IconCalendarMonth from '@tabler/icons-react/dist/esm/icons/IconCalendarMonth.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatHour, formatShortDay } from '../../../lib/i18n/format.ts'
import { dateAt, today } from '../../../lib/time/days.ts'
import { ActionBar } from '../../../ui/action/action-bar.tsx'
import { QueryFailure } from '../../../ui/failure/query-failure.tsx'
import { Coming } from '../../../ui/feedback/coming.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { SlotPicker } from '../../../ui/time/slot-picker.tsx'
import { useWhere } from '../../../ui/time/use-where.ts'
import { JoinWaitlist } from '../../waitlist/index.ts'
import { weekOf } from './days.ts'
import { OfferChanged } from './offer-changed.tsx'
import classes from './pick-slot.module.css'
import { SlotTaken } from './slot-taken.tsx'
import { SpecialtyPicker } from './specialty-picker.tsx'
import type { ChosenOffer } from './use-chosen-offer.ts'
import { useFreeSlots } from './use-free-slots.ts'
import type { Picking } from './use-pick.ts'
import { slotAtStart } from './use-seen-offer.ts'

const WhoFor = lazy(() => import('./who-for.tsx'))
const MonthPicker = lazy(() => import('./month-picker.tsx'))

interface Props extends Picking {
  readonly specialist: SpecialistCard
  readonly specialtyId: string
  /** Where the chosen slot begins. */
  readonly start: number | undefined
  readonly offer: ChosenOffer
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
const useDay = ({ specialist, specialtyId, pick, choose, start }: Props) => {
  const soonest = specialist.nextSlot ? dateAt(specialist.nextSlot.starts_at) : today()
  const day = pick.day ?? (start === undefined ? soonest : dateAt(start))
  const week = weekOf(day)
  const slots = useFreeSlots(specialist.id, week, specialtyId)
  const isThere = slots.data === undefined || slotAtStart(slots.data, start) !== undefined
  return {
    day,
    slots,
    select: (date: string) => choose({ day: date, slot: undefined }),
    take: ({ id, starts_at }: Slot) => choose({ day: dateAt(starts_at), slot: id }),
    lost: start !== undefined && !isThere && weekOf(dateAt(start)).from === week.from ? start : undefined,
  }
}

const DayAndSlot = ({ specialist, specialtyId, start, ...shown }: Props & ReturnType<typeof useDay>) => {
  const { t } = useTranslation('booking')
  const { day, slots, select, take, lost } = shown
  return (
    <section className={classes.panel}>
      <Title order={2} size="h3">
        {t('pick.day')}
      </Title>
      {slots.isError && !slots.data ? (
        <QueryFailure query={slots} />
      ) : (
        <SlotPicker
          slots={slots.data}
          day={day}
          slot={slotAtStart(slots.data, start)?.id}
          onDay={select}
          onSlot={take}
        />
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

/** The chosen time with what it costs, how long it lasts and where it is; a change of those is asked about. */
const Chosen = ({ start, specialtyId, offer, go, choose }: Props & { start: number }) => {
  const { t } = useTranslation('booking')
  const where = useWhere()
  const at = new Date(start)
  const { seen, changed, accept } = offer
  if (changed) {
    return (
      <OfferChanged
        before={seen}
        after={changed}
        onAccept={() => accept(changed)}
        onOther={() => choose({ slot: undefined })}
      />
    )
  }
  return (
    <ActionBar
      over={`${formatShortDay(at)}, ${formatHour(at)}`}
      state={seen?.price == null ? '' : formatBRL(seen.price)}
      under={seen && t('pick.terms', { minutes: seen.duration_minutes, where: where(seen) })}
    >
      <Button
        size="lg"
        aria-label={t('pick.continue')}
        onClick={() => go({ step: 'pay', specialty: specialtyId })}
      >
        {t('pick.next')}
      </Button>
    </ActionBar>
  )
}

/** Specialty, for whom, day, slot. */
export const SlotStep = (props: Props) => {
  const { specialist, specialtyId, start, pick, choose } = props
  const shown = useDay(props)
  return (
    <div className={`${layout.screen} ${layout.arriving} ${classes.steps}`}>
      <SpecialtyPicker
        specialties={specialist.specialties}
        selected={specialtyId}
        onSelect={(specialty) => choose({ specialty })}
      />
      <Suspense fallback={<Coming />}>
        <WhoFor selected={pick.for} onSelect={(dependent) => choose({ for: dependent })} />
      </Suspense>
      <DayAndSlot {...props} {...shown} />
      {start !== undefined && shown.lost === undefined && <Chosen {...props} start={start} />}
    </div>
  )
}
