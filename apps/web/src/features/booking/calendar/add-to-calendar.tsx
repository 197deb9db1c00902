import type { Appointment } from '@emma/contracts/booking'
import { getScheduleCalendar } from '@emma/contracts/booking/calendar'
import { Button, type ButtonProps } from '@mantine/core'
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/api.ts'
import { saveFile } from '../../../lib/api/save-file.ts'
import { toast } from '../../../ui/toast/toast.ts'

const save = async (id: string): Promise<void> =>
  saveFile(await call(getScheduleCalendar, { params: { id } }), `consulta-${id}.ics`)

/** One appointment as a calendar file, for the device's own calendar. */
export const AddToCalendar = ({ id, ...look }: Pick<Appointment, 'id'> & ButtonProps) => {
  const { t } = useTranslation('booking')
  const { mutate, isPending } = useMutation({ mutationFn: save, onError: toast.problem })
  return (
    <Button
      variant="default"
      loading={isPending}
      leftSection={<IconCalendarPlus size={20} stroke={1.75} aria-hidden />}
      onClick={() => mutate(id)}
      {...look}
    >
      {t('details.addToCalendar')}
    </Button>
  )
}
