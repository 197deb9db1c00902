import { customerChanges } from '@emma/contracts/customer-forms'
import type { Customer } from '@emma/contracts/customers'
import { formatPhone } from '@emma/domain/customers'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { schemaErrors } from '../../lib/schema-errors.ts'
import { PhoneField } from '../../ui/fields.tsx'
import { type EditProps, SectionForm } from './section-form.tsx'
import { useProfileForm } from './use-profile-form.ts'

const initialOf = ({ contactDetails: { email, cellphone, phone } }: Customer) => ({
  email,
  cellphone: formatPhone(cellphone ?? ''),
  phone: formatPhone(phone ?? ''),
})
type Values = ReturnType<typeof initialOf>

/** E-mail and phones, to be changed. */
export default function ContactForm({ profile, onClose }: EditProps) {
  const { t } = useTranslation('customers')
  const { form, submit, isSaving, failure } = useProfileForm<Values>({
    section: 'contato',
    initial: initialOf(profile),
    faultsOf: (values) => schemaErrors(customerChanges.contactDetails, values),
    changeOf: (contactDetails) => ({ contactDetails }),
    onSaved: onClose,
  })
  return (
    <SectionForm onSubmit={submit} onCancel={onClose} isSaving={isSaving} failure={failure}>
      <TextInput
        type="email"
        inputMode="email"
        label={t('fields.email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('email')}
      />
      <PhoneField
        label={t('fields.cellPhone')}
        defaultValue={form.values.cellphone}
        error={form.errors.cellphone}
        onChangeRaw={(_digits, seen) => form.setFieldValue('cellphone', seen)}
      />
      <PhoneField
        label={t('fields.phone')}
        autoComplete="off"
        defaultValue={form.values.phone}
        error={form.errors.phone}
        onChangeRaw={(_digits, seen) => form.setFieldValue('phone', seen)}
      />
    </SectionForm>
  )
}
