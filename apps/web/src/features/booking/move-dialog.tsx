import type { Appointment } from '@emma/contracts/booking'
import type { Slot } from '@emma/contracts/slots'
import { Alert, Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateAt, today } from '../../lib/days.ts'
import { formatMoment } from '../../lib/format.ts'
import { problemText } from '../../lib/problem.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SlotPicker } from '../../ui/slot-picker.tsx'
import { ErrorState } from '../../ui/state-block.tsx'
import { toast } from '../../ui/toast.ts'
import classes from './changes.module.css'
import { moveMutation } from './changes.queries.ts'
import { weekOf } from './days.ts'
import { isSlotLost } from './use-booking.ts'
import { useChange } from './use-change.ts'
import { useFreeSlots } from './use-free-slots.ts'
import { useSlotChanges } from './use-slot-changes.ts'

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
    move: (slotId: string) => moving.mutate({ id, slotId, idempotencyKey: keyOf(`move ${id} ${slotId}`) }),
    isMoving: moving.isPending,
    error: moving.error,
  }
}

/** Another open slot of the same specialist, for the same appointment. */
export default function MoveDialog(props: Props) {
  const { t } = useTranslation('cancellation')
  const { appointment, onClose } = props
  const { specialist, starts_at } = appointment
  const [day, setDay] = useState(() => [dateAt(starts_at), today()].toSorted().at(-1) ?? today())
  const [slot, setSlot] = useState<Slot>()
  const slots = useFreeSlots(specialist.id, weekOf(day))
  const { move, isMoving, error } = useMove(props)
  useSlotChanges(specialist.id)
  const chosen = slots.data?.find(({ id }) => id === slot?.id)
  const isTaken =
    isSlotLost(error) || (slot !== undefined && slots.data !== undefined && !chosen && !isMoving)
  const select = (next: string) => {
    setDay(next)
    setSlot(undefined)
  }
  return (
    <Dialog title={t('move.title')} onClose={onClose} size="lg">
      <div className={classes.form}>
        <p className={classes.note}>
          {t('move.detail', { name: specialist.name, moment: formatMoment(starts_at) })}
        </p>
        {slots.isError && !slots.data ? (
          <ErrorState error={slots.error} onRetry={() => void slots.refetch()} />
        ) : (
          <SlotPicker slots={slots.data} day={day} slot={chosen?.id} onDay={select} onSlot={setSlot} />
        )}
        {(isTaken || error) && (
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
            disabled={!chosen}
            loading={isMoving}
            onClick={() => chosen && move(chosen.id)}
          >
            {chosen ? t('move.submitTo', { moment: formatMoment(chosen.starts_at) }) : t('move.submit')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
