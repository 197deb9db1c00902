import type { Address } from '@emma/contracts/customers'
import { Checkbox, Loader, TextInput, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CepField } from '../../ui/fields.tsx'
import classes from './cards.module.css'
import type { CardFormState } from './use-card-form.ts'

const AddressFields = ({ form, isSearching }: Pick<CardFormState, 'form' | 'isSearching'>) => {
  const { t } = useTranslation('cards')
  return (
    <div className={classes.address}>
      <CepField
        label={t('zip')}
        description={isSearching ? t('searching') : t('zipHint')}
        rightSection={isSearching ? <Loader size="xs" /> : null}
        error={form.errors.zip_code}
        onChangeRaw={(_digits, seen) => form.setFieldValue('zip_code', seen)}
      />
      <TextInput
        className={classes.wide}
        label={t('street')}
        autoComplete="address-line1"
        {...form.getInputProps('address')}
      />
      <TextInput label={t('streetNumber')} {...form.getInputProps('address_number')} />
      <TextInput label={t('complement')} {...form.getInputProps('complement')} />
      <TextInput label={t('district')} {...form.getInputProps('neighborhood')} />
      <TextInput label={t('city')} autoComplete="address-level2" {...form.getInputProps('city')} />
      <TextInput
        label={t('state')}
        autoComplete="address-level1"
        autoCapitalize="characters"
        maxLength={2}
        {...form.getInputProps('state')}
      />
    </div>
  )
}

interface Props extends Pick<CardFormState, 'form' | 'useRegistered' | 'setUseRegistered' | 'isSearching'> {
  readonly registered: Address | null
}

/** Where the card is billed: at the registered address, then no other is asked for, or at one that is typed. */
export const BillingFields = ({ registered, useRegistered, setUseRegistered, ...rest }: Props) => {
  const { t } = useTranslation('cards')
  return (
    <fieldset className={classes.billing}>
      <Title order={2} size="h3">
        {t('billing')}
      </Title>
      {registered && (
        <Checkbox
          label={t('useRegistered')}
          description={`${registered.address}, ${registered.number}, ${registered.city} - ${registered.state}`}
          checked={useRegistered}
          onChange={(event) => setUseRegistered(event.currentTarget.checked)}
        />
      )}
      {!useRegistered && <AddressFields {...rest} />}
    </fieldset>
  )
}
