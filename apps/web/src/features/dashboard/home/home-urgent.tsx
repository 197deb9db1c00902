import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { offerQuery } from '../../queue/index.ts'
import classes from './customer-home.module.css'
import { useWait } from './use-wait.ts'

/** Urgent care: who is available now, and the waiting time; unknown facts are left out. */
export const HomeUrgent = () => {
  const { t } = useTranslation('dashboard')
  const wait = useWait()
  const { data } = useQuery(offerQuery)
  const facts = data && [
    data.on_duty > 0 ? t('home.onDutyCount', { count: data.on_duty }) : t('home.noOnDuty'),
    data.on_duty > 0 && wait(data.estimate),
  ]
  return (
    <Link to="/customer/pronto-atendimento" className={classes.urgent}>
      <span className={classes.facts}>
        <strong>{t('home.urgent')}</strong>
        <small>{facts?.filter(Boolean).join(' · ')}</small>
      </span>
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </Link>
  )
}
