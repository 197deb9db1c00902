import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './customer-home.module.css'

/** Link to the specialists, on phones where something due replaces the search. */
export const HomeBook = () => {
  const { t } = useTranslation('dashboard')
  return (
    <Link to="/customer/specialists/$id" params={{ id: 'todos' }} className={classes.book}>
      <span className={classes.facts}>
        <strong>{t('home.book')}</strong>
        <small>{t('home.bookHow')}</small>
      </span>
    </Link>
  )
}
