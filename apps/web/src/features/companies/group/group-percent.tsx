import type { Company } from '@emma/contracts/companies'
import { splitPrice } from '@emma/domain/payments'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../../lib/i18n/format.ts'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import classes from '../companies.module.css'
import { percentMutation } from '../companies.queries.ts'
import { useCompanyChange } from '../use-company-change.ts'

/** Centavos of the consultation that the preview splits. */
const EXAMPLE = 20_000

const Preview = ({ fee, percent }: { fee: number; percent: number }) => {
  const { t } = useTranslation('companies')
  const { platform, company, specialist } = splitPrice(EXAMPLE, fee, percent)
  const lines = [
    [t('group.percent.platform', { percent: fee }), platform],
    [t('group.percent.company'), company],
    [t('group.percent.specialist'), specialist],
  ] as const
  return (
    <div>
      <p className={classes.muted}>{t('group.percent.preview', { price: formatBRL(EXAMPLE) })}</p>
      <dl className={classes.split} aria-live="polite">
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <MoneyText value={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const wholePercent = (typed: string): number | undefined => {
  const value = Number(typed)
  return /^\d{1,3}$/.test(typed) && value <= 100 ? value : undefined
}

const Change = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies')
  const { id, percent, platform_fee_percent: fee } = company
  const [typed, setTyped] = useState(String(percent))
  const val = wholePercent(typed)
  const saving = useCompanyChange(percentMutation, t('group.percent.saved', { percent: val ?? percent }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (val !== undefined && !saving.isPending) saving.mutate({ id, val })
  }
  return (
    <form noValidate className={layout.stack} onSubmit={submit}>
      <TextInput
        label={t('group.percent.label')}
        inputMode="numeric"
        rightSection="%"
        maxLength={3}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
      />
      <Preview fee={fee} percent={val ?? percent} />
      <div>
        <Button type="submit" disabled={val === undefined || val === percent} loading={saving.isPending}>
          {t('group.percent.save')}
        </Button>
      </div>
    </form>
  )
}

/** The company's percent after the platform's fee; editable by its admins. */
export const GroupPercent = ({ company }: { company: Company }) => {
  const { t } = useTranslation('companies')
  const { percent, platform_fee_percent: fee, can } = company
  return (
    <Panel title={t('group.percent.title')}>
      <p className={classes.muted}>{t('group.percent.detail')}</p>
      {can.manage ? (
        <Change key={percent} company={company} />
      ) : (
        <>
          <strong>{t('group.percent.now', { percent })}</strong>
          <Preview fee={fee} percent={percent} />
        </>
      )}
    </Panel>
  )
}
