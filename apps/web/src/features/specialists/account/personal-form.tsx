import { personalDataInput, type SpecialistProfile, severalInput } from '@emma/contracts/specialists/profile'
import { formatCpf } from '@emma/domain/customers'
import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { digitsOf } from '../../../lib/i18n/format.ts'
import { BirthDateField } from '../../../ui/form/birth-date-field.tsx'
import { CpfField } from '../../../ui/form/fields.tsx'
import { GenderField, MaritalStatusField } from '../../../ui/form/person-lists.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { GroupForm, type PartProps } from './group-form.tsx'
import { useGroupForm } from './use-group-form.ts'

const unsaid: '' = ''
const initialOf = ({ personalData, several }: SpecialistProfile) => ({
  fullName: personalData.fullName,
  birthDate: personalData.birthDate ?? '',
  cpf: formatCpf(personalData.cpf ?? ''),
  special_document_type: personalData.special_document_type ?? '',
  special_document_number: personalData.special_document_number ?? '',
  nickname: several.nickname ?? '',
  maritalStatus: several.maritalStatus ?? unsaid,
  gender: several.gender ?? unsaid,
})
type Values = ReturnType<typeof initialOf>

const schema = z.extend(personalDataInput, severalInput.shape)

const changeOf = ({ nickname, maritalStatus, gender, cpf, ...personal }: Values) => ({
  personalData: { ...personal, ...(cpf ? { cpf: digitsOf(cpf) } : {}) },
  several: { nickname, maritalStatus, gender },
})

/** The specialist's personal data. A stored CPF stays. */
export const PersonalForm = ({ profile, onSaved }: PartProps) => {
  const { t } = useTranslation('specialistAccount')
  const hasCpf = profile.personalData.cpf !== null
  const { form, submit, isSaving, failure } = useGroupForm<Values>({
    profileId: profile.id,
    name: 'personalData',
    initial: initialOf(profile),
    schema,
    valueOf: (values) => ({ ...values, cpf: values.cpf ? digitsOf(values.cpf) : null }),
    changeOf,
    onSaved,
  })
  return (
    <GroupForm onSubmit={submit} isSaving={isSaving} failure={failure}>
      <TextInput label={t('fields.fullName')} autoComplete="name" {...form.getInputProps('fullName')} />
      <div className={layout.pair}>
        <CpfField
          label={t('fields.cpf')}
          disabled={hasCpf}
          description={hasCpf ? t('fields.cpfKept') : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          defaultValue={form.values.cpf}
          error={form.errors.cpf}
          onChangeRaw={(_digits, seen) => form.setFieldValue('cpf', seen)}
        />
        <BirthDateField label={t('fields.birthDate')} {...form.getInputProps('birthDate')} />
      </div>
      <TextInput label={t('fields.nickname')} autoComplete="nickname" {...form.getInputProps('nickname')} />
      <div className={layout.pair}>
        <GenderField
          label={t('fields.gender')}
          description={t('fields.genderHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          none={t('fields.choose')}
          {...form.getInputProps('gender')}
        />
        <MaritalStatusField
          label={t('fields.maritalStatus')}
          none={t('fields.choose')}
          {...form.getInputProps('maritalStatus')}
        />
      </div>
      <div className={layout.pair}>
        <TextInput
          label={t('fields.documentType')}
          description={t('fields.documentHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('special_document_type')}
        />
        <TextInput label={t('fields.documentNumber')} {...form.getInputProps('special_document_number')} />
      </div>
    </GroupForm>
  )
}
