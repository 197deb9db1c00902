import { withdrawalStates } from '@emma/domain/earnings'
import { Button, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { dateIn, oneOf, pageIn, type Search } from '../../../lib/filters/filters.ts'
import { DateField } from '../../../ui/form/date-field.tsx'
import layout from '../../../ui/layout/layout.module.css'

/** Filters of a list of withdrawals, in the address. */
export const withdrawalFilters = ({ status, from, to, page }: Search) => ({
  status: oneOf(status, withdrawalStates),
  from: dateIn(from),
  to: dateIn(to),
  page: pageIn(page),
})

interface Filter {
  readonly status?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** The chosen filters, as the call takes them. */
export const chosenOf = ({ status, from, to }: ReturnType<typeof withdrawalFilters>) => ({
  ...(status && { status }),
  ...(from && { from }),
  ...(to && { to }),
})

interface Props {
  readonly filter: Filter
  readonly onChange: (change: Filter & { readonly page?: undefined }) => void
}

/** State and period of withdrawals. */
export const WithdrawalFilters = ({ filter, onChange }: Props) => {
  const { t } = useTranslation('finance')
  const { status, from = '', to = '' } = filter
  const change = (changes: Filter) => onChange({ ...changes, page: undefined })
  return (
    <search className={layout.filters} aria-label={t('list.filters')}>
      <NativeSelect
        label={t('list.status')}
        data={[
          { value: '', label: t('list.all') },
          ...withdrawalStates.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
        value={status ?? ''}
        onChange={(event) => change({ status: event.currentTarget.value || undefined })}
      />
      <DateField label={t('list.from')} value={from} max={to} onChange={(next) => change({ from: next })} />
      <DateField label={t('list.to')} value={to} min={from} onChange={(next) => change({ to: next })} />
      {(status || from || to) && (
        <Button
          variant="subtle"
          onClick={() => change({ status: undefined, from: undefined, to: undefined })}
        >
          {t('list.clear')}
        </Button>
      )}
    </search>
  )
}
