import type { AppointmentState } from '@emma/domain/booking'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { today } from '../../../lib/time/days.ts'
import { specialistAppointmentsPageQuery } from '../../booking/index.ts'
import classes from '../assistants.module.css'

const over = ['finished', 'no_show'] as const

export const isOver = (state: AppointmentState): boolean => over.some((each) => each === state)

/** More than anybody has in a day. */
const MOST = 100

interface Props {
  readonly specialistId: string
  readonly isShown: boolean
  readonly onShow: (show: boolean) => void
}

/** Today's past appointments in one line, which shows them in the list; nothing if there are none. */
export const OverToday = ({ specialistId, isShown, onShow }: Props) => {
  const { t } = useTranslation('assistants')
  const day = { from: today(), to: today() }
  const asked = { ...day, status: over.join(','), page: 1, pageSize: MOST }
  const { data } = useQuery(specialistAppointmentsPageQuery(specialistId, asked))
  const count = data?.data.length ?? 0
  if (count === 0) return null
  const absent = data?.data.filter(({ status }) => status === 'no_show').length ?? 0
  const words = [
    count > absent && t('agenda.over.finished', { count: count - absent }),
    absent > 0 && t('agenda.over.absent', { count: absent }),
  ]
  return (
    <button type="button" className={classes.fold} aria-expanded={isShown} onClick={() => onShow(!isShown)}>
      <span>{words.filter(Boolean).join(' · ')}</span>
      <span>{t(isShown ? 'agenda.over.hide' : 'agenda.over.show')}</span>
    </button>
  )
}
