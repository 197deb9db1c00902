import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './person-row.module.css'

/** People one below the other, with lines between them. */
export const PersonRows = ({ children }: { children: ReactNode }) => (
  <div className={classes.rows}>{children}</div>
)

/** Rows that are coming, as high as they will be. */
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
