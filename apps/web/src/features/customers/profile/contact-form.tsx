import type { Customer } from '@emma/contracts/customers'
import { customerChanges } from '@emma/contracts/customers/forms'
import { formatPhone } from '@emma/domain/customers'
import { useTranslation } from 'react-i18next'
import { schemaErrors } from '../../../lib/forms/schema-errors.ts'
import { ContactFields } from '../../../ui/form/contact-fields.tsx'
import { type EditProps, SectionForm } from './section-form.tsx'
import { useProfileForm } from './use-profile-form.ts'

const initialOf = ({ contactDetails: { email, cellphone, phone } }: Customer) => ({
  email,
  cellphone: formatPhone(cellphone ?? ''),
  phone: formatPhone(phone ?? ''),
})
type Values = ReturnType<typeof initialOf>

/** E-mail and phones for editing. */
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
      <ContactFields
        values={form.values}
        errors={form.errors}
        onChange={form.setFieldValue}
        phoneLabel={t('fields.phone')}
      />
    </SectionForm>
  )
}
