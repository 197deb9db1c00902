import { earningStatus } from '@emma/contracts/earnings'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '../earnings.module.css'

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
    <search className={classes.filters} aria-label={t('filters')}>
      <NativeSelect
        label={t('statusLabel')}
        data={[
          { value: '', label: t('all') },
          ...earningStatus.options.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
        value={status ?? ''}
        onChange={(event) => onChange({ status: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={t('from')}
        value={from}
        max={to}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('to')}
        value={to}
        min={from}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
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
