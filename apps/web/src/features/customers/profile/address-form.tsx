import type { Address } from '@emma/contracts/customers'
import { addressInput } from '@emma/contracts/kit'
import { formatCep } from '@emma/domain/customers'
import { useTranslation } from 'react-i18next'
import { schemaErrors } from '../../../lib/forms/schema-errors.ts'
import { AddressFields, type AddressValues, emptyAddress, missingOf } from '../../lookups/index.ts'
import { type EditProps, SectionForm } from './section-form.tsx'
import { useProfileForm } from './use-profile-form.ts'

const initialOf = (address: Address | null): AddressValues =>
  address
    ? { ...address, complement: address.complement ?? '', zipCode: formatCep(address.zipCode) }
    : emptyAddress

/** The address for editing: filled in by its CEP. */
export default function AddressForm({ profile: { address }, onClose }: EditProps) {
  const { t } = useTranslation('customers')
  const { t: fields } = useTranslation('fields')
  const { form, submit, isSaving, failure } = useProfileForm<AddressValues>({
    section: 'endereco',
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
