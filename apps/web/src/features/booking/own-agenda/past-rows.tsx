import type { Appointment } from '@emma/contracts/booking'
import { useTranslation } from 'react-i18next'
import { ThingRow, ThingRows } from '../../../ui/list/thing-row.tsx'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import { AppointmentBadge } from '../../../ui/status/appointment-badge.tsx'
import { useAbout } from '../../../ui/time/use-about.ts'
import { ReviewButton } from '../../reviews/index.ts'
import { AppointmentMenu } from '../agenda/appointment-menu.tsx'
import { MoneyBack } from '../pay/money-back.tsx'
import { ReturnOffer } from '../returns/return-offer.tsx'
import { InPersonNote } from './in-person-note.tsx'

interface Props {
  readonly appointments: readonly Appointment[]
  readonly onOpen: (id: string) => void
}

type RowProps = Pick<Props, 'onOpen'> & { readonly appointment: Appointment }

/** A past appointment in two lines: the row opens its details; a pending action is beside its state. */
const PastRow = ({ appointment, onOpen }: RowProps) => {
  const { t } = useTranslation('booking')
  const about = useAbout()
  const { id, specialist, can } = appointment
  return (
    <ThingRow
      picture={<PersonAvatar name={specialist.name} src={specialist.avatar} size={40} />}
      title={specialist.name}
      about={about(appointment)}
      label={t('card.detailsOf', { name: specialist.name })}
      onOpen={() => onOpen(id)}
      state={
        <>
          <AppointmentBadge {...appointment} />
          {can.review && <ReviewButton appointment={appointment} variant="light" size="sm" />}
        </>
      }
      menu={<AppointmentMenu appointment={appointment} onDetails={undefined} />}
    >
      <InPersonNote {...appointment} />
      <MoneyBack payment={appointment.payment} />
      <ReturnOffer appointment={appointment} />
    </ThingRow>
  )
}

/** Past appointments, newest first. */
export default function PastRows({ appointments, onOpen }: Props) {
  return (
    <ThingRows>
      {appointments.map((appointment) => (
        <PastRow key={appointment.id} appointment={appointment} onOpen={onOpen} />
      ))}
    </ThingRows>
  )
}
