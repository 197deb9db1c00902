import { withdrawalStatus } from '@emma/contracts/earnings'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import classes from './withdrawals.module.css'

/** What a list of withdrawals is filtered by, in the address. */
export const withdrawalFilters = z.object({
  status: z.optional(withdrawalStatus),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1),
})

interface Filter {
  readonly status?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** What of it is chosen, as the call takes it. */
export const chosenOf = ({ status, from, to }: z.output<typeof withdrawalFilters>) => ({
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
  const change = (wanted: Filter) => onChange({ ...wanted, page: undefined })
  return (
    <search className={classes.filters} aria-label={t('list.filters')}>
      <NativeSelect
        label={t('list.status')}
        data={[
          { value: '', label: t('list.all') },
          ...withdrawalStatus.options.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
        value={status ?? ''}
        onChange={(event) => change({ status: event.currentTarget.value || undefined })}
      />
      <TextInput
        type="date"
        label={t('list.from')}
        value={from}
        max={to}
        onChange={(event) => change({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('list.to')}
        value={to}
        min={from}
        onChange={(event) => change({ to: event.currentTarget.value })}
      />
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
