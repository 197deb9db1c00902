import type { ErrorMove } from '@emma/contracts/error-log'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../lib/i18n/format.ts'
import classes from './error-log.module.css'

/** Who did what about an error, and when it reopened by itself. */
export const ErrorHistory = ({ history }: { history: readonly ErrorMove[] }) => {
  const { t } = useTranslation('errorLog')
  return (
    <section>
      <h3>{t('detail.history')}</h3>
      {history.length === 0 && <p className={classes.muted}>{t('detail.noHistory')}</p>}
      <ol className={classes.history}>
        {history.map(({ from, to, by, note, at }) => (
          <li key={`${at} ${to}`}>
            <strong>{t('detail.change', { from: t(`states.${from}`), to: t(`states.${to}`) })}</strong>
            <span className={classes.muted}>
              {by ?? t('detail.byItself')}, <time dateTime={at}>{formatMoment(at)}</time>
            </span>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
