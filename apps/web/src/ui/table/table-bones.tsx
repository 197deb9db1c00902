import { useTranslation } from 'react-i18next'
import classes from './work-table.module.css'

/** The skeleton of a table: bar, headers and rows as high as the real ones. */
export const TableBones = ({ rows }: { rows: number }) => {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('state.loading')} className={classes.list} data-bones>
      <div className={classes.bar}>
        <span />
      </div>
      <div className={classes.headBone} />
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical, never reordered
        <div key={index} className={classes.rowBone}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
