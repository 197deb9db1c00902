import { addressInput } from '@emma/contracts/kit'
import { formatCep } from '@emma/domain/customers'
import { AddressFields, type AddressValues, emptyAddress } from '../../lookups/index.ts'
import { GroupForm, type PartProps } from './group-form.tsx'
import { useGroupForm } from './use-group-form.ts'

/** The specialist's address; lists show only city and state. */
export const AddressForm = ({ profile, onSaved }: PartProps) => {
  const { address } = profile
  const initial: AddressValues = address
    ? { ...address, complement: address.complement ?? '', zipCode: formatCep(address.zipCode) }
    : emptyAddress
  const { form, submit, isSaving, failure } = useGroupForm<AddressValues>({
    profileId: profile.id,
    name: 'address',
    initial,
    schema: addressInput,
    valueOf: (values) => values,
    changeOf: (values) => ({ address: { ...values } }),
    onSaved,
  })
  return (
    <GroupForm onSubmit={submit} isSaving={isSaving} failure={failure}>
      <AddressFields
        values={form.values}
        errors={form.errors}
        onChange={(change) => form.setValues(change)}
      />
    </GroupForm>
  )
}
