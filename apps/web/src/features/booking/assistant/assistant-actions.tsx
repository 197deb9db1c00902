import type { Appointment } from '@emma/contracts/booking'
import { getPracticeReceipt } from '@emma/contracts/payments'
import { useMutation } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/api.ts'
import { saveFile } from '../../../lib/api/save-file.ts'
import { MenuEntry, OverflowMenu } from '../../../ui/action/overflow-menu.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { SpecialistDialogs } from '../agenda/specialist-dialogs.lazy.ts'
import { patientName } from '../patient-name.ts'

const download = async (id: string): Promise<void> =>
  saveFile(await call(getPracticeReceipt, { params: { id } }), `recibo-${id}.pdf`)

/** Downloads the receipt of a paid appointment. */
export const useReceipt = () => useMutation({ mutationFn: download, onError: toast.problem })

interface Props {
  readonly appointment: Appointment
  /** Opens the patient's contact data. */
  readonly onContact: () => void
}

const nothing = () => undefined

/** An assistant's current actions on an appointment, as the server allows. */
export const AssistantActions = ({ appointment, onContact }: Props) => {
  const { t } = useTranslation('booking')
  const [asks, ask] = useState<'cancel' | 'propose'>()
  const { can } = appointment
  const name = patientName(appointment)
  return (
    <>
      <OverflowMenu label={t('appointments.more', { name })}>
        <MenuEntry onClick={onContact}>{t('contact')}</MenuEntry>
        {can.propose && <MenuEntry onClick={() => ask('propose')}>{t('change.propose')}</MenuEntry>}
        {can.cancel && (
          <MenuEntry danger onClick={() => ask('cancel')}>
            {t('appointments.cancel')}
          </MenuEntry>
        )}
      </OverflowMenu>
      <Suspense fallback={null}>
        {asks && (
          <SpecialistDialogs
            asks={asks}
            appointment={appointment}
            isBusy={false}
            onFinish={nothing}
            onClose={() => ask(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
