import type { Address, Customer } from '@emma/contracts/customers'
import { addressInput } from '@emma/contracts/kit'
import { formatCep } from '@emma/domain/customers'
import { useTranslation } from 'react-i18next'
import { schemaErrors } from '../../lib/schema-errors.ts'
import { AddressFields, type AddressValues, emptyAddress, missingOf } from '../lookups/index.ts'
import classes from './profile.module.css'
import { type EditProps, ProfileSection, SectionForm } from './profile-section.tsx'
import { useProfileForm } from './use-profile-form.ts'

const initialOf = (address: Address | null): AddressValues =>
  address
    ? { ...address, complement: address.complement ?? '', zipCode: formatCep(address.zipCode) }
    : emptyAddress

const AddressForm = ({ profile: { address }, onClose }: EditProps<Customer>) => {
  const { t } = useTranslation('customers')
  const { t: fields } = useTranslation('fields')
  const { form, submit, isSaving, failure } = useProfileForm<AddressValues>({
    initial: initialOf(address),
    faultsOf: (values) => schemaErrors(addressInput, values),
    changeOf: (values) => ({ address: { ...values } }),
    onSaved: onClose,
  })
  const isIncomplete = Object.keys(form.errors).length > 0 && missingOf(form.values).length > 0
  return (
    <SectionForm
      onSubmit={submit}
      onCancel={onClose}
      isSaving={isSaving}
      failure={isIncomplete ? fields('address.incomplete') : failure}
      failureTitle={t('profile.addressFailed')}
    >
      <AddressFields
        values={form.values}
        errors={form.errors}
        onChange={(change) => form.setValues(change)}
      />
    </SectionForm>
  )
}

const AddressLines = ({ address }: { address: Address }) => (
  <address className={classes.address}>
    <span>
      {address.address}, {address.number}
      {address.complement ? `, ${address.complement}` : ''}
    </span>
    <span>{address.district}</span>
    <span>
      {address.city} - {address.state}, {formatCep(address.zipCode)}
    </span>
  </address>
)

/** Where they live; editing toggles on and off, saving clears the form (spec §4). */
export const AddressSection = ({ profile }: { profile: Customer }) => {
  const { t } = useTranslation('customers')
  const { address } = profile
  return (
    <ProfileSection
      id="endereco"
      title={t('profile.address')}
      {...(address ? {} : { verb: t('profile.addressAdd') })}
      edit={(close) => <AddressForm profile={profile} onClose={close} />}
    >
      {address ? (
        <AddressLines address={address} />
      ) : (
        <p className={classes.plain}>{t('profile.addressNone')}</p>
      )}
    </ProfileSection>
  )
}
