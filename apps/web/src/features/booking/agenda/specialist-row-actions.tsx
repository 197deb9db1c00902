import type { Appointment } from '@emma/contracts/booking'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { MenuEntry, MenuLink, OverflowMenu } from '../../../ui/action/overflow-menu.tsx'
import { isInCare } from './in-care.ts'
import { useSpecialistActions } from './use-specialist-actions.ts'

const SpecialistDialogs = lazyPart(() => import('./specialist-dialogs.tsx'), 'cancellation')

/** In a row of the table: the way into the call while it is due; whatever else the server allows in the menu. */
export const SpecialistRowActions = ({ appointment }: { appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const { begin, finish, markAbsent, isBusy } = useSpecialistActions(appointment)
  const [asks, setAsks] = useState<'finish' | 'cancel'>()
  const { can, status, customer } = appointment
  const { id, name } = customer
  const isRunning = status === 'in_progress' && can.join
  const inCare = isInCare(status)
  const close = () => setAsks(undefined)
  return (
    <>
      {(can.start || isRunning) && (
        <Button
          size="xs"
          loading={isBusy}
          onClick={begin}
          aria-label={t(isRunning ? 'appointments.joinOf' : 'appointments.startOf', { name })}
        >
          {t(isRunning ? 'appointments.join' : 'appointments.start')}
        </Button>
      )}
      {(inCare || can.finish || can.mark_no_show || can.cancel) && (
        <OverflowMenu label={t('appointments.more', { name })}>
          {can.finish && <MenuEntry onClick={() => setAsks('finish')}>{t('appointments.finish')}</MenuEntry>}
          {inCare && (
            <MenuLink to="/chat/$employeeId" params={{ employeeId: id }}>
              {t('card.chat')}
            </MenuLink>
          )}
          {can.mark_no_show && (
            <MenuEntry danger onClick={() => void markAbsent()}>
              {t('appointments.absentConfirm')}
            </MenuEntry>
          )}
          {can.cancel && (
            <MenuEntry danger onClick={() => setAsks('cancel')}>
              {t('appointments.cancel')}
            </MenuEntry>
          )}
        </OverflowMenu>
      )}
      <Suspense fallback={null}>
        {asks && (
          <SpecialistDialogs
            asks={asks}
            appointment={appointment}
            isBusy={isBusy}
            onFinish={(advised) => finish(advised, close)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
