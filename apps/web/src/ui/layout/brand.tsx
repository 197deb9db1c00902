import { useTranslation } from 'react-i18next'
import classes from './brand.module.css'
import layout from './layout.module.css'

/** The sign of the product. */
export const BrandLogo = ({ size = 32 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={classes.mark}>
    <rect width="32" height="32" rx="9" fill="currentColor" />
    <path
      d="M10 10h12M10 16h9M10 22h12"
      stroke="var(--emma-mark-line, #fff)"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </svg>
)

/** Sign and name; the name goes away in a narrow menu. */
export const Brand = ({ narrow = false }: { narrow?: boolean }) => {
  const { t } = useTranslation()
  return (
    <span className={classes.brand}>
      <BrandLogo />
      <span className={narrow ? layout.hidden : classes.name}>{t('brand')}</span>
    </span>
  )
}
