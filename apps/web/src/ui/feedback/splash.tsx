import { useTranslation } from 'react-i18next'
import { BrandLogo } from '../layout/brand.tsx'
import classes from './splash.module.css'

/** What is seen while the stored token is checked. Drawn before the theme exists: its own few colours. */
export const Splash = () => {
  const { t } = useTranslation()
  return (
    <div className={classes.splash} role="status" aria-label={t('checkingSession')}>
      <BrandLogo size={48} />
    </div>
  )
}
