import type { Variable, VariableChange } from '@emma/contracts/variables'
import { checkVariable } from '@emma/domain/variables'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../lib/i18n/format.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { Facts } from '../../ui/layout/facts.tsx'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Preview } from './preview.tsx'
import { VariableForm } from './variable-form.tsx'
import { useValueText } from './variable-text.ts'
import { valuesOf, variableQuery, variablesQuery } from './variables.queries.ts'

type One = Variable & { readonly history: readonly VariableChange[] }

/** Changes: who, when and why; an earlier value can be restored. */
const History = ({ variable, onValue }: { variable: One; onValue: (value: number) => void }) => {
  const { t } = useTranslation('variables')
  const text = useValueText()
  const { history, unit, value } = variable
  return (
    <Panel title={t('one.history')}>
      {history.length === 0 && <p className={layout.muted}>{t('one.noHistory')}</p>}
      <ol className={layout.history}>
        {history.map(({ id, from, to, reason, by, at }, index) => (
          <li key={id}>
            <strong>{t('one.moved', { from: text(from, unit), to: text(to, unit) })}</strong>
            <small className={layout.muted}>{t('one.by', { name: by.name, when: formatMoment(at) })}</small>
            {reason && <p className={layout.note}>{reason}</p>}
            {index === 0 && from !== value && (
              <div>
                <Button size="xs" variant="default" onClick={() => onValue(from)}>
                  {t('one.undo', { value: text(from, unit) })}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const Editor = ({ variable, all }: { variable: One; all: readonly Variable[] }) => {
  const { t } = useTranslation('variables')
  const text = useValueText()
  const [value, setValue] = useState<number | null>(variable.value)
  const current = valuesOf(all)
  const { id, unit } = variable
  const shown = value !== null && checkVariable(id, value, current).ok ? value : variable.value
  return (
    <div className={layout.columns}>
      <div className={layout.list}>
        <Panel title={t(`names.${id}`)}>
          <p className={layout.note}>{t(`about.${id}`)}</p>
          <Facts
            facts={[
              { name: t('one.now'), value: text(variable.value, unit) },
              { name: t('one.initial'), value: text(variable.default, unit) },
            ]}
          />
          <VariableForm variable={variable} current={current} value={value} onValue={setValue} />
        </Panel>
      </div>
      <div className={layout.list}>
        <Preview name={id} value={shown} current={current} />
        <History variable={variable} onValue={setValue} />
      </div>
    </div>
  )
}

/** One variable: a new value within its bounds, its effect, and its history. */
export default function VariableEditScreen() {
  const { t } = useTranslation('variables')
  const { id } = useParams({ from: '/admin/variables/edit/$id' })
  const query = useQuery(variableQuery(id))
  const all = useQuery(variablesQuery)
  return (
    <>
      <PageHeader
        back={<TextLink to="/admin/variables">{t('one.back')}</TextLink>}
        title={query.data ? t(`names.${query.data.id}`) : t('list.name')}
      />
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={3} />}>
        {(variable) => (
          <QueryView query={all} skeleton={<LoadingLines shape="cards" count={3} />}>
            {(variables) => <Editor key={variable.id} variable={variable} all={variables} />}
          </QueryView>
        )}
      </QueryView>
    </>
  )
}
