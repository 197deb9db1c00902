import { earningStatus } from '@emma/contracts/earnings'
import { Button, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../ui/form/date-field.tsx'
import layout from '../../../ui/layout/layout.module.css'

export interface BalanceFilter {
  readonly status?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

interface Props {
  readonly filter: BalanceFilter
  readonly onChange: (change: BalanceFilter) => void
}

/** State and period of the appointments, kept in the address. */
export const BalanceFilters = ({ filter, onChange }: Props) => {
  const { t } = useTranslation('earnings')
  const { status, from = '', to = '' } = filter
  return (
    <search className={layout.filters} aria-label={t('filters')}>
      <NativeSelect
        label={t('statusLabel')}
        data={[
          { value: '', label: t('all') },
          ...earningStatus.options.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
        value={status ?? ''}
        onChange={(event) => onChange({ status: event.currentTarget.value || undefined })}
      />
      <DateField label={t('from')} value={from} max={to} onChange={(next) => onChange({ from: next })} />
      <DateField label={t('to')} value={to} min={from} onChange={(next) => onChange({ to: next })} />
      {(status || from || to) && (
        <Button
          variant="subtle"
          onClick={() => onChange({ status: undefined, from: undefined, to: undefined })}
        >
          {t('clear')}
        </Button>
      )}
    </search>
  )
}
