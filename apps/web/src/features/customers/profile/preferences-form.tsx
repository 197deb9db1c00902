import type { Customer } from '@emma/contracts/customers'
import { customerChanges } from '@emma/contracts/customers/forms'
import { contactPreferences } from '@emma/domain/customers'
import { NativeSelect, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { schemaErrors } from '../../../lib/forms/schema-errors.ts'
import { brazilianZones, zonePhrase } from '../../../lib/i18n/format.ts'
import { type EditProps, SectionForm } from './section-form.tsx'
import { useProfileForm } from './use-profile-form.ts'

const initialOf = ({ contactDetails, several }: Customer) => ({
  contactPreference: contactDetails.contactPreference,
  nickname: several.nickname ?? '',
  timezone: several.timezone,
})
type Values = ReturnType<typeof initialOf>

const zonesWith = (kept: string): readonly string[] =>
  brazilianZones.some((zone) => zone === kept) ? brazilianZones : [kept, ...brazilianZones]

/** Channel, name and zone for editing. */
export default function PreferencesForm({ profile, onClose }: EditProps) {
  const { t } = useTranslation('customers')
  const { form, submit, isSaving, failure } = useProfileForm<Values>({
    section: 'preferencias',
    initial: initialOf(profile),
    faultsOf: ({ nickname, timezone }) => schemaErrors(customerChanges.several, { nickname, timezone }),
    changeOf: ({ contactPreference, ...several }) => ({ several, contactDetails: { contactPreference } }),
    onSaved: onClose,
  })
  return (
    <SectionForm onSubmit={submit} onCancel={onClose} isSaving={isSaving} failure={failure}>
      <NativeSelect
        label={t('fields.contactPreference')}
        data={contactPreferences.map((value) => ({ value, label: t(`channels.${value}`) }))}
        {...form.getInputProps('contactPreference')}
      />
      <TextInput label={t('fields.nickname')} autoComplete="nickname" {...form.getInputProps('nickname')} />
      <NativeSelect
        label={t('fields.timezone')}
        data={zonesWith(profile.several.timezone).map((value) => ({ value, label: zonePhrase(value) }))}
        {...form.getInputProps('timezone')}
      />
    </SectionForm>
  )
}
