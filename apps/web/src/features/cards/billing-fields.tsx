import type { Address } from '@emma/contracts/customers'
import { Button, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import layout from '../../ui/layout/layout.module.css'
import { AddressFields, type AddressValues, emptyAddress } from '../lookups/index.ts'
import type { CardValues } from './card-form.values.ts'
import classes from './cards.module.css'
import type { CardFormState } from './use-card-form.ts'

/** The names of the card form (spec §3) for the parts of an address. */
const names = {
  zipCode: 'zip_code',
  address: 'address',
  number: 'address_number',
  complement: 'complement',
  district: 'neighborhood',
  city: 'city',
  state: 'state',
} as const satisfies Record<keyof AddressValues, keyof CardValues>
const parts = Object.keys(emptyAddress).filter((part): part is keyof AddressValues => part in names)

const BillingAddress = ({ form }: Pick<CardFormState, 'form'>) => {
  const read = <T,>(from: Partial<Record<keyof CardValues, T>>) =>
    Object.fromEntries(parts.map((part) => [part, from[names[part]]]))
  return (
    <AddressFields
      values={{ ...emptyAddress, ...read(form.values) }}
      errors={read(form.errors)}
      onChange={(change) => {
        for (const part of parts) {
          const value = change[part]
          if (value !== undefined) form.setFieldValue(names[part], value)
        }
      }}
    />
  )
}

interface Props extends Pick<CardFormState, 'form' | 'useRegistered' | 'setUseRegistered'> {
  readonly registered: Address | null
}

/** The billing address: the registered one in one line, or another to type. */
export const BillingFields = ({ registered, useRegistered, setUseRegistered, form }: Props) => {
  const { t } = useTranslation('cards')
  return (
    <fieldset className={classes.billing}>
      <div className={layout.apart}>
        <Title order={2} size="h3">
          {t('billing')}
        </Title>
        {registered && (
          <Button variant="subtle" size="sm" onClick={() => setUseRegistered(!useRegistered)}>
            {t(useRegistered ? 'changeBilling' : 'useRegistered')}
          </Button>
        )}
      </div>
      {registered && useRegistered && (
        <p className={layout.quiet}>
          {`${registered.address}, ${registered.number}, ${registered.city} - ${registered.state}`}
        </p>
      )}
      {!useRegistered && <BillingAddress form={form} />}
    </fieldset>
  )
}
