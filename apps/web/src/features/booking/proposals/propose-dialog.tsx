import type { Slot } from '@emma/contracts/availability/slots'
import type { Appointment } from '@emma/contracts/booking'
import { Alert, Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/api/problem.ts'
import { formatHour, formatMoment } from '../../../lib/i18n/format.ts'
import { dateAt, today } from '../../../lib/time/days.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { QueryFailure } from '../../../ui/failure/query-failure.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { SlotPicker } from '../../../ui/time/slot-picker.tsx'
import { useWhere } from '../../../ui/time/use-where.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { weekOf } from '../book/days.ts'
import { slotAtStart } from '../book/use-seen-offer.ts'
import classes from '../change/changes.module.css'
import { useChange } from '../change/use-change.ts'
import { ownSlotsQuery } from '../on-behalf/on-behalf.queries.ts'
import { patientName } from '../patient-name.ts'
import { proposeMutation } from './proposals.queries.ts'
import SentProposal from './sent-proposal.tsx'
import { sentProposalsQuery } from './sent-proposals.query.ts'

interface Props {
  readonly appointment: Appointment
  /** The time the appointment was dragged to. */
  readonly at?: string | undefined
  readonly onClose: () => void
}

const usePropose = ({ appointment: { id }, onClose }: Props) => {
  const { t } = useTranslation('proposals')
  const { options } = useChange()
  const proposing = useMutation({
    ...proposeMutation,
    ...options,
    onSuccess: ({ expires_at: until }) => {
      toast.success(t('sent', { moment: formatMoment(until) }))
      onClose()
    },
  })
  return {
    propose: (slot: Slot) => proposing.mutate({ id, slot }),
    isProposing: proposing.isPending,
    error: proposing.error,
    forget: proposing.reset,
  }
}

/** The chosen time: the one it was dragged to, until another is chosen. */
const useChosen = ({ appointment, at }: Props) => {
  const [day, setDay] = useState(
    () => [dateAt(at ?? appointment.starts_at), today()].toSorted().at(-1) ?? today(),
  )
  const [start, setStart] = useState(at)
  const slots = useQuery(ownSlotsQuery(appointment.specialist_id, weekOf(day)))
  const instant = start === undefined ? undefined : Date.parse(start)
  const chosen = slotAtStart(slots.data, instant)
  const { data: sent = [] } = useQuery(sentProposalsQuery)
  // Perhaps by a call whose answer was lost: then the time is not open, as it is kept for the patient.
  const isSent = sent.some(
    (each) => each.schedule_id === appointment.id && Date.parse(each.starts_at) === instant,
  )
  const isGone = start !== undefined && slots.data && !chosen && !isSent
  return { day, setDay, start, setStart, slots, chosen, isSent, isGone }
}

/** Proposes another of the specialist's open slots for an appointment: the patient decides, nothing moves yet. */
export default function ProposeDialog(props: Props) {
  const { t } = useTranslation('proposals')
  const where = useWhere()
  const { appointment, onClose } = props
  const { day, setDay, start, setStart, slots, chosen, isSent, isGone } = useChosen(props)
  const { propose, isProposing, error, forget } = usePropose(props)
  const take = (next: string | undefined) => {
    setStart(next)
    forget()
  }
  return (
    <Dialog title={t('title')} onClose={onClose} size="lg">
      <div className={layout.stack}>
        <p className={classes.note}>
          {t('detail', { name: patientName(appointment), moment: formatMoment(appointment.starts_at) })}
        </p>
        <SentProposal id={appointment.id} />
        {isGone && start && !isProposing && (
          <Alert color="amber">{t('notOpen', { hour: formatHour(start) })}</Alert>
        )}
        {slots.isError && !slots.data ? (
          <QueryFailure query={slots} />
        ) : (
          <SlotPicker
            slots={slots.data}
            day={day}
            slot={chosen?.id}
            onDay={(next) => {
              setDay(next)
              take(undefined)
            }}
            onSlot={(slot) => take(slot.starts_at)}
          />
        )}
        {chosen && chosen.place_id !== appointment.place_id && (
          <Alert color="amber">{t('place', { before: where(appointment), after: where(chosen) })}</Alert>
        )}
        {error && !isSent && (
          <Alert color="coral" role="alert">
            {problemText(error).detail}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          <Button
            classNames={{ root: classes.submit, label: classes.submitLabel }}
            disabled={!chosen}
            loading={isProposing}
            onClick={() => chosen && propose(chosen)}
          >
            {chosen ? t('submitTo', { moment: formatMoment(chosen.starts_at) }) : t('submit')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
