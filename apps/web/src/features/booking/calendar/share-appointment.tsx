import type { Appointment } from '@emma/contracts/booking'
import { Button, type ButtonProps } from '@mantine/core'
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { useWhere } from '../../../ui/time/use-where.ts'
import { toast } from '../../../ui/toast/toast.ts'

/** Through the system's share sheet if there is one, else the clipboard. @returns whether it was copied */
const share = async (text: string): Promise<boolean> => {
  if (typeof navigator.share === 'function') {
    // Closing the sheet is no failure.
    await navigator.share({ text }).catch(() => undefined)
    return false
  }
  await navigator.clipboard.writeText(text)
  return true
}

/** Shares when and where, but not what for. */
export const ShareAppointment = ({
  appointment,
  ...look
}: ButtonProps & { readonly appointment: Appointment }) => {
  const { t } = useTranslation('booking')
  const where = useWhere()
  const text = t('result.shared', {
    name: appointment.specialist.name,
    moment: formatMoment(appointment.starts_at),
    where: where(appointment),
  })
  const tell = async () => {
    if (await share(text)) toast.success(t('result.copied'))
  }
  return (
    <Button
      variant="default"
      leftSection={<IconShare2 size={20} stroke={1.75} aria-hidden />}
      onClick={() => void tell()}
      {...look}
    >
      {t('result.share')}
    </Button>
  )
}
