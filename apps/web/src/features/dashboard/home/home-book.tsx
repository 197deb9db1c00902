import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './customer-home.module.css'

/** The way to a specialist where something due takes the room of the search: a phone's first screen has it too. */
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
