import type { Slot } from '@emma/contracts/availability/slots'
import type { Appointment } from '@emma/contracts/booking'
import { ApiError } from '@emma/contracts/kit'
import { Alert, Button, Checkbox } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isUnanswered } from '../../../lib/api/attempt.ts'
import { problemText } from '../../../lib/api/problem.ts'
import { formatDate, formatMoment, noonOf } from '../../../lib/i18n/format.ts'
import { bringIntoSight } from '../../../lib/screen/bring-into-sight.ts'
import { dateAt, today } from '../../../lib/time/days.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { QueryFailure } from '../../../ui/failure/query-failure.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { SlotPicker } from '../../../ui/time/slot-picker.tsx'
import { useWhere } from '../../../ui/time/use-where.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { weekOf } from '../book/days.ts'
import { OfferChanged } from '../book/offer-changed.tsx'
import { isSlotLost } from '../book/use-booking.ts'
import { useFreeSlots } from '../book/use-free-slots.ts'
import { isOther, slotAtStart } from '../book/use-seen-offer.ts'
import { useSlotChanges } from '../book/use-slot-changes.ts'
import classes from './changes.module.css'
import { moveMutation } from './changes.queries.ts'
import { useChange } from './use-change.ts'

interface Props {
  readonly appointment: Appointment
  readonly onClose: () => void
}

const useMove = ({ appointment, onClose }: Props) => {
  const { t } = useTranslation('cancellation')
  const { keyOf, options } = useChange()
  const { id } = appointment
  const moving = useMutation({
    ...moveMutation,
    ...options,
    onSuccess: ({ starts_at }) => {
      toast.success(t('move.done', { moment: formatMoment(starts_at) }))
      onClose()
    },
  })
  return {
    move: (slot: Slot) => moving.mutate({ id, slot, idempotencyKey: keyOf(`move ${id} ${slot.id}`) }),
    /** The same attempt again. */
    repeat: () => moving.variables && moving.mutate(moving.variables),
    isMoving: moving.isPending,
    error: moving.error,
    forget: moving.reset,
  }
}

/** Moving to another place, or between online and in person, needs a separate confirmation. */
const PlaceQuestion = ({ appointment, slot, isAgreed, onAgree }: PlaceProps) => {
  const { t } = useTranslation('cancellation')
  const where = useWhere()
  return (
    <Alert color="amber" title={t('move.placeTitle')}>
      <p className={classes.note}>
        {t('move.placeDetail', { before: where(appointment), after: where(slot) })}
      </p>
      <Checkbox
        mt="sm"
        label={t('move.placeAgree')}
        checked={isAgreed}
        onChange={(event) => onAgree(event.currentTarget.checked)}
      />
    </Alert>
  )
}
interface PlaceProps {
  readonly appointment: Appointment
  readonly slot: Slot
  readonly isAgreed: boolean
  readonly onAgree: (isAgreed: boolean) => void
}

/** Nothing tells whether it was moved; the same request again never moves it twice. */
const Unknown = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('cancellation')
  return (
    <Alert ref={bringIntoSight} color="amber" role="alert" title={t('unknown.title')}>
      <p className={classes.problem}>{t('unknown.move')}</p>
      <Button size="sm" onClick={onRetry}>
        {t('cancel.retry')}
      </Button>
    </Alert>
  )
}

/** The open slots it may be moved to: those of a return visit end with its last day, in the specialist's zone. */
const useSlots = ({ specialist, return_until: until }: Appointment, day: string) => {
  const slots = useFreeSlots(specialist.id, weekOf(day))
  return { ...slots, data: slots.data?.filter(({ date }) => until === null || date <= until) }
}

/** Another open slot of the same specialist, for the same appointment. */
export default function MoveDialog(props: Props) {
  const { t } = useTranslation('cancellation')
  const { appointment, onClose } = props
  const { specialist, starts_at, return_until: until } = appointment
  const [day, setDay] = useState(() => [dateAt(starts_at), today()].toSorted().at(-1) ?? today())
  const [slot, setSlot] = useState<Slot>()
  const slots = useSlots(appointment, day)
  const { move, repeat, isMoving, error, forget } = useMove(props)
  useSlotChanges(specialist.id)
  const [agreed, setAgreed] = useState<string>()
  const chosen = slotAtStart(slots.data, slot && Date.parse(slot.starts_at))
  const changed =
    slot && chosen && isOther({ ...slot, price: null }, { ...chosen, price: null }) ? chosen : undefined
  const after = error instanceof ApiError ? (error.problem.offer ?? changed) : changed
  const isElsewhere = chosen && !after && chosen.place_id !== appointment.place_id
  const isAgreed = !isElsewhere || agreed === chosen.id
  // The slot may be gone because the move took it.
  const isUnknown = isUnanswered(error)
  const isTaken =
    !isUnknown &&
    (isSlotLost(error) || (slot !== undefined && slots.data !== undefined && !chosen && !isMoving))
  const take = (next: Slot | undefined) => {
    setSlot(next)
    forget()
  }
  const select = (next: string) => {
    setDay(next)
    take(undefined)
  }
  return (
    <Dialog title={t('move.title')} onClose={onClose} size="lg">
      <div className={layout.stack}>
        <p className={classes.note}>
          {t('move.detail', { name: specialist.name, moment: formatMoment(starts_at) })}{' '}
          {until && t('move.until', { day: formatDate(noonOf(until), 'UTC') })}
        </p>
        {slots.isError && !slots.data ? (
          <QueryFailure query={slots} />
        ) : (
          <SlotPicker slots={slots.data} day={day} slot={chosen?.id} onDay={select} onSlot={take} />
        )}
        {after && (
          <OfferChanged
            before={slot}
            after={after}
            withPrice={false}
            onAccept={() => take(after)}
            onOther={() => take(undefined)}
          />
        )}
        {isElsewhere && (
          <PlaceQuestion
            appointment={appointment}
            slot={chosen}
            isAgreed={isAgreed}
            onAgree={(yes) => setAgreed(yes ? chosen.id : undefined)}
          />
        )}
        {isUnknown && <Unknown onRetry={repeat} />}
        {!after && !isUnknown && (isTaken || error) && (
          <Alert color={isTaken ? 'amber' : 'coral'} role="alert">
            {isTaken ? t('move.taken') : problemText(error).detail}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button
            classNames={{ root: classes.submit, label: classes.submitLabel }}
            disabled={!chosen || after !== undefined || !isAgreed || isUnknown}
            loading={isMoving}
            onClick={() => slot && chosen && move({ ...slot, id: chosen.id })}
          >
            {chosen ? t('move.submitTo', { moment: formatMoment(chosen.starts_at) }) : t('move.submit')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
