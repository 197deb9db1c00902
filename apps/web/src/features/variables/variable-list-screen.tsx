import type { Variable } from '@emma/contracts/variables'
import type { VariableName } from '@emma/domain/variables'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/i18n/format.ts'
import { LinkButton } from '../../ui/action/link-button.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { useValueText } from './variable-text.ts'
import classes from './variables.module.css'
import { variablesQuery } from './variables.queries.ts'

const groups = {
  booking: ['lead_minutes', 'hold_minutes', 'pix_minutes', 'reschedule_hours', 'min_price', 'max_price'],
  cancellation: [
    'full_refund_hours',
    'late_card_percent',
    'late_wallet_percent',
    'grace_minutes',
    'regret_days',
  ],
  money: ['platform_fee_percent', 'release_days', 'min_withdrawal', 'auto_withdrawal'],
  care: ['urgent_care_price', 'queue_minutes', 'care_months'],
} as const satisfies Readonly<Record<string, readonly VariableName[]>>
const groupNames = ['booking', 'cancellation', 'money', 'care'] as const

const Line = ({ variable }: { variable: Variable }) => {
  const { t } = useTranslation('variables')
  const text = useValueText()
  const { id, value, unit, min, max, updated_at, updated_by } = variable
  const name = t(`names.${id}`)
  const changed =
    updated_at && updated_by
      ? t('list.by', { when: formatDate(updated_at), name: updated_by.name })
      : t('list.never')
  return (
    <li className={classes.line}>
      <div>
        <strong>{name}</strong>
        <p className={layout.muted}>{t(`about.${id}`)}</p>
      </div>
      <div>
        <strong className={classes.value}>{text(value, unit)}</strong>
        <p className={layout.muted}>{t('list.between', { min: text(min, unit), max: text(max, unit) })}</p>
        <p className={layout.muted}>{changed}</p>
      </div>
      <LinkButton
        to="/admin/variables/edit/$id"
        params={{ id }}
        size="xs"
        variant="default"
        aria-label={t('list.editLabel', { name })}
      >
        {t('list.edit')}
      </LinkButton>
    </li>
  )
}

/** The rules of the business in numbers. */
export default function VariableListScreen() {
  const { t } = useTranslation('variables')
  const query = useQuery(variablesQuery)
  return (
    <>
      <PageHeader title={t('list.title')} subtitle={t('list.subtitle')} />
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={4} />}>
        {(variables) => (
          <div className={layout.list}>
            {groupNames.map((group) => (
              <Panel key={group} title={t(`groups.${group}`)}>
                <ul className={layout.rows}>
                  {groups[group].map((name) => {
                    const variable = variables.find(({ id }) => id === name)
                    return variable && <Line key={name} variable={variable} />
                  })}
                </ul>
              </Panel>
            ))}
          </div>
        )}
      </QueryView>
    </>
  )
}
