import type { Appointment } from '@emma/contracts/booking'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { MenuEntry, MenuLink, OverflowMenu } from '../../../ui/action/overflow-menu.tsx'
import { JoinWaitlistDialog, JoinWaitlistEntry } from '../../waitlist/index.ts'
import { isInCare } from './in-care.ts'

const CancelDialog = lazyPart(() => import('../change/cancel-dialog.tsx'), 'cancellation')
const MoveDialog = lazyPart(() => import('../change/move-dialog.tsx'), 'cancellation', 'availability')

type Asked = 'cancel' | 'move' | 'wait'

export interface Props {
  readonly appointment: Appointment
  /** Left out if the details are a button of the card. */
  readonly onDetails: (() => void) | undefined
}

const Dialogs = ({
  appointment,
  asked,
  onClose,
}: { asked: Asked | undefined; onClose: () => void } & Pick<Props, 'appointment'>) => {
  const { id, specialist, specialty } = appointment
  const props = { appointment, onClose }
  return (
    <Suspense fallback={null}>
      {asked === 'cancel' && <CancelDialog {...props} />}
      {asked === 'move' && <MoveDialog {...props} />}
      {asked === 'wait' && (
        <JoinWaitlistDialog
          specialist={specialist}
          specialtyId={specialty.id}
          appointmentId={id}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}

/** A patient's further actions on an appointment, as the server allows. */
export default function AppointmentMenu({ appointment, onDetails }: Props) {
  const { t } = useTranslation('booking')
  const [asked, ask] = useState<Asked>()
  const { id, status, specialist, specialty, can, preparation } = appointment
  const { name } = specialist
  const mayChat = isInCare(status)
  if (!onDetails && !can.prepare && !mayChat && !can.reschedule && !can.cancel) return null
  return (
    <>
      <OverflowMenu large label={t('card.more', { name })}>
        {onDetails && <MenuEntry onClick={onDetails}>{t('card.details')}</MenuEntry>}
        {can.prepare && (
          <MenuLink to="/customer/preparo/$id" params={{ id }}>
            {t(preparation.done ? 'prepare.told' : 'prepare.tell')}
          </MenuLink>
        )}
        {mayChat && (
          <MenuLink to="/chat/$employeeId" params={{ employeeId: specialist.id }}>
            {t('card.chat')}
          </MenuLink>
        )}
        {can.reschedule && <MenuEntry onClick={() => ask('move')}>{t('change.move')}</MenuEntry>}
        {can.reschedule && (
          <JoinWaitlistEntry
            specialist={specialist}
            specialtyId={specialty.id}
            appointmentId={id}
            onOpen={() => ask('wait')}
          />
        )}
        {can.cancel && (
          <MenuEntry danger onClick={() => ask('cancel')}>
            {t('change.cancel')}
          </MenuEntry>
        )}
      </OverflowMenu>
      <Dialogs appointment={appointment} asked={asked} onClose={() => ask(undefined)} />
    </>
  )
}
