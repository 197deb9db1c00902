import type { Slot } from '@emma/contracts/availability/slots'
import type { SpecialistCard } from '@emma/contracts/specialists'
import { MINUTE } from '@emma/domain/interval'
import { Button, Title } from '@mantine/core'
import IconCalendarMonth from '@tabler/icons-react/dist/esm/icons/IconCalendarMonth.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL, formatHour, formatNearDay, formatShortDay } from '../../../lib/i18n/format.ts'
import { dateAt, later, today } from '../../../lib/time/days.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { ActionBar } from '../../../ui/action/action-bar.tsx'
import { QueryFailure } from '../../../ui/failure/query-failure.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { SlotPicker } from '../../../ui/time/slot-picker.tsx'
import { useWhere } from '../../../ui/time/use-where.ts'
import { JoinWaitlist } from '../../waitlist/index.ts'
import { weekOf } from './days.ts'
import classes from './pick-slot.module.css'
import { SpecialtyPicker } from './specialty-picker.tsx'
import type { ChosenOffer } from './use-chosen-offer.ts'
import { useFreeSlots } from './use-free-slots.ts'
import type { Picking } from './use-pick.ts'
import { slotAtStart } from './use-seen-offer.ts'

const MonthPicker = lazy(() => import('./month-picker.tsx'))
const OfferChanged = lazy(() =>
  import('./offer-changed.tsx').then((part) => ({ default: part.OfferChanged })),
)
const SlotTaken = lazy(() => import('./slot-taken.tsx').then((part) => ({ default: part.SlotTaken })))

interface Props extends Picking {
  readonly specialist: SpecialistCard
  readonly specialtyId: string
  /** Start of the chosen slot. */
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

/** The first free slot, until it begins. */
const useNext = ({ nextSlot }: SpecialistCard): Slot | null => {
  const now = useNow(MINUTE)
  return nextSlot && Date.parse(nextSlot.starts_at) > now ? nextSlot : null
}

/** The shown day, its week's free slots, and whether the chosen one is no longer among them. */
const useDay = ({ specialist, specialtyId, pick, choose, start }: Props) => {
  const next = useNext(specialist)
  const soonest = next ? dateAt(next.starts_at) : today()
  // The screen may stay open over midnight: a day that is over has no times, and is not in the strip.
  const day = later(pick.day ?? (start === undefined ? soonest : dateAt(start)), today())
  const week = weekOf(day)
  const slots = useFreeSlots(specialist.id, week, specialtyId)
  const isThere = slots.data === undefined || slotAtStart(slots.data, start) !== undefined
  return {
    day,
    next,
    slots,
    select: (date: string) => choose({ day: date, slot: undefined }),
    take: ({ id, starts_at }: Slot) => choose({ day: dateAt(starts_at), slot: id }),
    lost: start !== undefined && !isThere && weekOf(dateAt(start)).from === week.from ? start : undefined,
  }
}

/** One press for the first free slot. */
const Soonest = ({ slot, onTake }: { slot: Slot; onTake: (slot: Slot) => void }) => {
  const { t } = useTranslation('booking')
  const { starts_at: at } = slot
  return (
    <Button variant="light" className={classes.soonest} onClick={() => onTake(slot)}>
      {t('pick.soonest', { day: formatNearDay(at), hour: formatHour(at) })}
    </Button>
  )
}

const DayAndSlot = ({
  specialist,
  specialtyId,
  start,
  pick,
  ...shown
}: Props & ReturnType<typeof useDay>) => {
  const { t } = useTranslation('booking')
  const { day, next, slots, select, take, lost } = shown
  return (
    <section className={classes.panel}>
      <Title order={2} size="h3">
        {t('pick.day')}
      </Title>
      {next && pick.return_of === undefined && <Soonest slot={next} onTake={take} />}
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
        <Suspense>
          <SlotTaken
            specialistId={specialist.id}
            start={lost}
            slots={slots.data ?? []}
            isPaying={false}
            onSelect={take}
          />
        </Suspense>
      )}
      <Month specialistId={specialist.id} selected={day} onSelect={select} />
      {pick.return_of === undefined && <JoinWaitlist specialist={specialist} specialtyId={specialtyId} />}
    </section>
  )
}

/** The chosen time with price, duration and place; asks if those change. */
const Chosen = ({ start, specialtyId, offer, go, choose }: Props & { start: number }) => {
  const { t } = useTranslation('booking')
  const where = useWhere()
  const at = new Date(start)
  const { seen, changed, accept } = offer
  if (changed) {
    return (
      <Suspense>
        <OfferChanged
          before={seen}
          after={changed}
          onAccept={() => accept(changed)}
          onOther={() => choose({ slot: undefined })}
        />
      </Suspense>
    )
  }
  return (
    <ActionBar
      over={`${formatShortDay(at)}, ${formatHour(at)}`}
      state={seen?.price == null ? '' : seen.price === 0 ? t('returns.noCost') : formatBRL(seen.price)}
      under={seen && t('pick.terms', { minutes: seen.duration_minutes, where: where(seen) })}
    >
      <Button
        size="lg"
        aria-label={t(seen?.price === 0 ? 'returns.continue' : 'pick.continue')}
        onClick={() => go({ step: 'pay', specialty: specialtyId })}
      >
        {t('pick.next')}
      </Button>
    </ActionBar>
  )
}

/** Specialty, if there is a choice; day and slot. */
export const SlotStep = (props: Props) => {
  const { specialist, specialtyId, start, choose, pick } = props
  const shown = useDay(props)
  return (
    <div className={`${layout.screen} ${layout.arriving} ${classes.steps}`}>
      {specialist.specialties.length > 1 && pick.return_of === undefined && (
        <SpecialtyPicker
          specialties={specialist.specialties}
          selected={specialtyId}
          onSelect={(specialty) => choose({ specialty })}
        />
      )}
      <DayAndSlot {...props} {...shown} />
      {start !== undefined && shown.lost === undefined && <Chosen {...props} start={start} />}
    </div>
  )
}
