import { type Customer, customerChanges } from '@emma/contracts/customers'
import { formatPhone } from '@emma/domain/customers'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { schemaErrors } from '../../lib/schema-errors.ts'
import { PhoneField } from '../../ui/fields.tsx'
import { PendingContact } from './contact-code.tsx'
import { type EditProps, Facts, ProfileSection, SectionForm } from './profile-section.tsx'
import { useProfileForm } from './use-profile-form.ts'

const initialOf = ({ contactDetails: { email, cellphone, phone } }: Customer) => ({
  email,
  cellphone: formatPhone(cellphone ?? ''),
  phone: formatPhone(phone ?? ''),
})
type Values = ReturnType<typeof initialOf>

const ContactForm = ({ profile, onClose }: EditProps<Customer>) => {
  const { t } = useTranslation('customers')
  const initial = initialOf(profile)
  const { form, submit, isSaving, failure } = useProfileForm<Values>({
    initial,
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
        defaultValue={initial.cellphone}
        error={form.errors.cellphone}
        onChangeRaw={(_digits, seen) => form.setFieldValue('cellphone', seen)}
      />
      <PhoneField
        label={t('fields.phone')}
        autoComplete="off"
        defaultValue={initial.phone}
        error={form.errors.phone}
        onChangeRaw={(_digits, seen) => form.setFieldValue('phone', seen)}
      />
    </SectionForm>
  )
}

/** How they are reached; a new e-mail or cell phone counts once its code was typed. */
export const ContactSection = ({ profile }: { profile: Customer }) => {
  const { t } = useTranslation('customers')
  const { contactDetails, pendingContact } = profile
  const { email, cellphone, phone } = contactDetails
  return (
    <ProfileSection
      id="contato"
      title={t('profile.contact')}
      hint={t('profile.contactHint')}
      edit={(close) => <ContactForm profile={profile} onClose={close} />}
      below={<PendingContact pending={pendingContact} />}
    >
      <Facts
        facts={[
          { label: t('fields.email'), value: email },
          { label: t('facts.cellphone'), value: cellphone && formatPhone(cellphone) },
          ...(phone ? [{ label: t('facts.phone'), value: formatPhone(phone) }] : []),
        ]}
      />
    </ProfileSection>
  )
}
