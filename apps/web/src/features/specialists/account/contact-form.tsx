import { contactDetailsInput, type SpecialistProfile } from '@emma/contracts/specialists/profile'
import { contactPreferences, formatPhone } from '@emma/domain/customers'
import { NativeSelect } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ContactFields } from '../../../ui/form/contact-fields.tsx'
import { accountKey } from './account.queries.ts'
import { GroupForm, type PartProps } from './group-form.tsx'
import { PendingContact } from './pending-contact.tsx'
import { useGroupForm } from './use-group-form.ts'

const initialOf = ({ contactDetails }: SpecialistProfile) => ({
  email: contactDetails.email,
  cellphone: formatPhone(contactDetails.cellphone ?? ''),
  phone: formatPhone(contactDetails.phone ?? ''),
  contactPreference: contactDetails.contactPreference,
})
type Values = ReturnType<typeof initialOf>

/** Contact data; a new e-mail or cell phone takes effect once its code was entered. */
export const ContactForm = ({ profile, onSaved }: PartProps) => {
  const { t } = useTranslation('specialistAccount')
  const client = useQueryClient()
  const { form, submit, isSaving, failure } = useGroupForm<Values>({
    profileId: profile.id,
    name: 'contactDetails',
    initial: initialOf(profile),
    schema: contactDetailsInput,
    valueOf: (values) => values,
    changeOf: (contactDetails) => ({ contactDetails }),
    onSaved,
  })
  return (
    <>
      <PendingContact
        pending={profile.pendingContact}
        onConfirmed={() => client.invalidateQueries({ queryKey: accountKey })}
      />
      <GroupForm onSubmit={submit} isSaving={isSaving} failure={failure}>
        <ContactFields
          values={form.values}
          errors={form.errors}
          onChange={form.setFieldValue}
          emailHint={t('fields.emailHint')}
          phoneLabel={t('fields.phone')}
          inRow
        />
        <NativeSelect
          label={t('fields.preference')}
          data={contactPreferences.map((value) => ({ value, label: t(`fields.preferences.${value}`) }))}
          {...form.getInputProps('contactPreference')}
        />
      </GroupForm>
    </>
  )
}
