import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import classes from './frame.module.css'

/** Static: it ends the page, instead of following the window. */
export const Footer = () => {
  const { t } = useTranslation()
  return (
    <footer className={classes.footer}>
      <div>
        <span>{t('footer.rights')}</span>
        <Link to="/termos-de-uso">{t('footer.terms')}</Link>
        <Link to="/politica-de-privacidade">{t('footer.privacy')}</Link>
      </div>
    </footer>
  )
}
