import { contactDetailsInput, type SpecialistProfile } from '@emma/contracts/specialist-profile'
import { contactPreferences, formatPhone } from '@emma/domain/customers'
import { NativeSelect, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PhoneField } from '../../../ui/fields.tsx'
import classes from './account.module.css'
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

/** How the specialist is reached; a new e-mail or cell phone counts once its code is typed. */
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
        <TextInput
          type="email"
          label={t('fields.email')}
          description={t('fields.emailHint')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('email')}
        />
        <div className={classes.pair}>
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
        </div>
        <NativeSelect
          label={t('fields.preference')}
          data={contactPreferences.map((value) => ({ value, label: t(`fields.preferences.${value}`) }))}
          {...form.getInputProps('contactPreference')}
        />
      </GroupForm>
    </>
  )
}
