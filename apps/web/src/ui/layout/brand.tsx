import { useTranslation } from 'react-i18next'
import classes from './brand.module.css'
import layout from './layout.module.css'

/** The product's logo: an e whose crossbar stands for a turn to speak (`public/favicon.svg` is the same). */
export const BrandLogo = ({ size = 32 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={classes.mark}>
    <rect width="32" height="32" rx="9" fill="currentColor" />
    <path d="M7.6 15.8h17A8.7 8.7 0 1 0 22.4 22" strokeWidth="3.2" fill="none" />
    <path d="M13.6 16.5v4.6l5.2-4.6z" />
    <circle cx="26.2" cy="6.4" r="2.3" />
  </svg>
)

/** Logo and name; a narrow menu hides the name. */
export const Brand = ({ narrow = false }: { narrow?: boolean }) => {
  const { t } = useTranslation()
  return (
    <span className={classes.brand}>
      <BrandLogo />
      <span className={narrow ? layout.hidden : classes.name}>{t('brand')}</span>
    </span>
  )
}
