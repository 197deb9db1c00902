import { earningStatus } from '@emma/contracts/earnings'
import { Button, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../ui/form/date-field.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { SearchField } from '../../../ui/table/filter-bar.tsx'

export interface BalanceFilter {
  readonly status?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** A part of the patient's name. */
  readonly search?: string | undefined
}

interface Props {
  readonly filter: BalanceFilter
  readonly onChange: (change: BalanceFilter) => void
}

/** Patient, state and period of the appointments, kept in the address. */
export const BalanceFilters = ({ filter, onChange }: Props) => {
  const { t } = useTranslation('earnings')
  const { status, from = '', to = '', search } = filter
  return (
    <search className={layout.filters} aria-label={t('filters')}>
      <SearchField
        label={t('columns.patient')}
        placeholder={t('searchHint')}
        value={search}
        onChange={(next) => onChange({ search: next })}
      />
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
      {(status || from || to || search) && (
        <Button
          variant="subtle"
          onClick={() => onChange({ status: undefined, from: undefined, to: undefined, search: undefined })}
        >
          {t('clear')}
        </Button>
      )}
    </search>
  )
}
