import type { Appointment } from '@emma/contracts/booking'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { AppointmentBadge } from '../../../ui/status/appointment-badge.tsx'
import { useWhen } from '../../../ui/time/appointment-card-when.tsx'
import { useWhatFor } from '../../../ui/time/use-what-for.ts'
import { AgendaCalendar } from '../../availability/index.ts'
import { AssistantActions, ProposeDialog, patientName, SentProposal } from '../../booking/index.ts'
import classes from '../assistants.module.css'
import { PracticeGate } from './practice-gate.tsx'
import { ReachDialog, whomOf } from './reach-dialog.tsx'

interface OfOne {
  readonly appointment: Appointment
  readonly onClose: () => void
}

const Details = ({ appointment, onClose, onContact }: OfOne & { readonly onContact: () => void }) => {
  const whatFor = useWhatFor()
  const { day, hours } = useWhen()(appointment)
  return (
    <Dialog title={patientName(appointment)} onClose={onClose}>
      <div className={classes.form}>
        <AppointmentBadge {...appointment} />
        <p className={classes.who}>
          <strong>
            {day}, {hours}
          </strong>
          <span>{whatFor(appointment)}</span>
        </p>
        <Suspense fallback={null}>
          <SentProposal id={appointment.id} />
        </Suspense>
        <div className={classes.buttons}>
          <AssistantActions appointment={appointment} onContact={onContact} />
        </div>
      </div>
    </Dialog>
  )
}

type Opened =
  | { readonly what: 'details' | 'reach'; readonly appointment: Appointment }
  | { readonly what: 'propose'; readonly appointment: Appointment; readonly at: string }

const Opened = ({ opened, open }: { opened: Opened; open: (next: Opened | undefined) => void }) => {
  const { appointment } = opened
  const close = () => open(undefined)
  if (opened.what === 'propose')
    return <ProposeDialog appointment={appointment} at={opened.at} onClose={close} />
  if (opened.what === 'details')
    return (
      <Details
        appointment={appointment}
        onClose={close}
        onContact={() => open({ what: 'reach', appointment })}
      />
    )
  return <ReachDialog whom={whomOf(appointment)} onClose={close} />
}

const Calendar = ({ specialistId }: { specialistId: string }) => {
  const navigate = useNavigate()
  const [opened, open] = useState<Opened>()
  return (
    <Suspense fallback={<LoadingLines shape="table" count={8} />}>
      <AgendaCalendar
        specialistId={specialistId}
        onAppointment={(appointment) => open({ what: 'details', appointment })}
        onPropose={(appointment, at) => open({ what: 'propose', appointment, at })}
        onFree={(day, slot) => void navigate({ to: '/assistente/novo-agendamento', search: { day, slot } })}
      />
      {opened && <Opened opened={opened} open={open} />}
    </Suspense>
  )
}

/** The agenda by day: pressing free time books, dragging an appointment proposes another time. */
export default function CalendarScreen() {
  const { t } = useTranslation('assistants')
  return (
    <>
      <PageHeader title={t('calendar.title')} subtitle={t('calendar.subtitle')} />
      <PracticeGate>{({ specialist_id }) => <Calendar specialistId={specialist_id} />}</PracticeGate>
    </>
  )
}
