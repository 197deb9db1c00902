import type { CompanyDetails, CompanyEvent } from '@emma/contracts/companies/admin'
import { companyStates } from '@emma/domain/companies'
import { useTranslation } from 'react-i18next'
import { formatDate, formatHour } from '../../../lib/i18n/format.ts'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import classes from '../companies.module.css'

const useWords = () => {
  const { t } = useTranslation('companies')
  /** A status or a switch in words, everything else unchanged. */
  const wordOf = (value: string | null): string => {
    const status = companyStates.find((state) => state === value)
    if (status) return t(`status.${status}`)
    if (value === 'true') return t('group.urgent.on')
    return value === 'false' ? t('group.urgent.off') : (value ?? '')
  }
  return ({ kind, from, to, specialist }: CompanyEvent): string =>
    t(`admin.events.${kind}`, { from: wordOf(from), to: wordOf(to), who: specialist?.name ?? '' })
}

/** The company's history, newest first: what, who, when, why. */
export const CompanyHistory = ({ company: { history } }: { company: CompanyDetails }) => {
  const { t } = useTranslation('companies')
  const wordsOf = useWords()
  return (
    <Panel title={t('admin.history')}>
      <ol className={layout.history}>
        {history.map((event) => (
          <li key={event.id}>
            <strong>{wordsOf(event)}</strong>
            <small className={classes.muted}>
              {formatDate(event.at)} {formatHour(event.at)}
              {event.by && ` ${t('admin.by', { name: event.by.name })}`}
            </small>
            {event.reason && <p className={layout.note}>{t('admin.reason', { reason: event.reason })}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
