import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatShortDay, noonOf } from '../../../lib/i18n/format.ts'
import { Coming } from '../../../ui/feedback/coming.tsx'
import { endingPrescriptionsQuery } from '../../prescriptions/index.ts'
import classes from './customer-home.module.css'

/** Prescriptions that expire in a few days; nothing if none does. */
export const HomePrescriptions = () => {
  const { t } = useTranslation('dashboard')
  const { data, isLoading } = useQuery(endingPrescriptionsQuery)
  if (isLoading) return <Coming />
  if (!data || data.length === 0) return null
  return (
    <ul className={classes.reminders} aria-label={t('home.ending')}>
      {data.map(({ id, medicines, valid_until, dependent }) => (
        <li key={id}>
          <Link to="/customer/prescricao" className={classes.waiting}>
            <span className={classes.facts}>
              <strong>
                {t('home.prescriptionUntil', { day: formatShortDay(noonOf(valid_until ?? ''), 'UTC') })}
              </strong>
              <small>
                {[...medicines, ...(dependent ? [t('home.forWhom', { name: dependent.name })] : [])].join(
                  ' · ',
                )}
              </small>
            </span>
            <IconChevronRight size={20} stroke={1.75} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
