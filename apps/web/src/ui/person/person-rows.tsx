import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './person-row.module.css'

/** People in rows, separated by lines. */
export const PersonRows = ({ children }: { children: ReactNode }) => (
  <div className={classes.rows}>{children}</div>
)

/** Rows being loaded, as high as the real ones. */
export const PersonRowsSkeleton = ({ count }: { count: number }) => {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')} className={classes.rows} data-coming>
      {Array.from({ length: count }, (_, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical, never reordered
        <div key={nth} className={classes.row}>
          <span className={classes.face} />
          <span className={classes.bones}>
            <span />
            <span />
            <span />
            <span />
          </span>
          <span className={classes.soon} />
        </div>
      ))}
    </div>
  )
}
