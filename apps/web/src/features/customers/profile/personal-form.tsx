import type { Customer } from '@emma/contracts/customers'
import { customerChanges } from '@emma/contracts/customers/forms'
import { formatCpf, maskCpf } from '@emma/domain/customers'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { schemaErrors } from '../../../lib/forms/schema-errors.ts'
import { digitsOf } from '../../../lib/i18n/format.ts'
import { BirthDateField } from '../../../ui/form/birth-date-field.tsx'
import { CpfField } from '../../../ui/form/fields.tsx'
import { GenderField, MaritalStatusField } from '../../../ui/form/person-lists.tsx'
import { type EditProps, SectionForm } from './section-form.tsx'
import { useSubject } from './subject.ts'
import { useProfileForm } from './use-profile-form.ts'

const unsaid: '' = ''
const initialOf = ({ personalData, several }: Customer) => ({
  fullName: personalData.fullName,
  birthDate: personalData.birthDate ?? '',
  cpf: formatCpf(personalData.cpf ?? ''),
  gender: several.gender ?? unsaid,
  maritalStatus: several.maritalStatus ?? unsaid,
  special_document_type: personalData.special_document_type ?? '',
  special_document_number: personalData.special_document_number ?? '',
})
type Values = ReturnType<typeof initialOf>

const personalOf = ({ gender: _, maritalStatus: __, birthDate, cpf, ...rest }: Values) => ({
  ...rest,
  birthDate: birthDate || null,
  cpf: cpf || null,
})

/** The form for personal data; a stored CPF stays. */
export default function PersonalForm({ profile, onClose }: EditProps) {
  const { t } = useTranslation('customers')
  const { cpf, ...initial } = initialOf(profile)
  const subject = useSubject()
  const { form, submit, isSaving, failure } = useProfileForm<Values>({
    section: 'dados',
    initial: { ...initial, cpf },
    faultsOf: (values) => schemaErrors(customerChanges.personalData, personalOf(values)),
    changeOf: (values) => ({
      personalData: personalOf(values),
      several: { gender: values.gender, maritalStatus: values.maritalStatus },
    }),
    onSaved: onClose,
  })
  return (
    <SectionForm onSubmit={submit} onCancel={onClose} isSaving={isSaving} failure={failure}>
      <TextInput label={t('fields.fullName')} autoComplete="name" {...form.getInputProps('fullName')} />
      {cpf ? (
        <TextInput
          label={t('fields.cpf')}
          description={t('profile.cpfLocked')}
          value={subject ? maskCpf(digitsOf(cpf)) : cpf}
          readOnly
        />
      ) : (
        <CpfField
          label={t('fields.cpf')}
          error={form.errors.cpf}
          onChangeRaw={(_digits, seen) => form.setFieldValue('cpf', seen)}
        />
      )}
      <BirthDateField label={t('fields.birthDate')} {...form.getInputProps('birthDate')} />
      <GenderField label={t('fields.gender')} none={t('fields.choose')} {...form.getInputProps('gender')} />
      <MaritalStatusField
        label={t('fields.maritalStatus')}
        none={t('fields.choose')}
        {...form.getInputProps('maritalStatus')}
      />
      <TextInput
        label={t('fields.documentType')}
        description={t('fields.documentTypeHint')}
        {...form.getInputProps('special_document_type')}
      />
      <TextInput label={t('fields.documentNumber')} {...form.getInputProps('special_document_number')} />
    </SectionForm>
  )
}
