import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { BirthDateField } from '../../../ui/form/birth-date-field.tsx'
import { CpfField } from '../../../ui/form/fields.tsx'
import { GenderField, MaritalStatusField } from '../../../ui/form/person-lists.tsx'
import classes from '../customers.module.css'
import type { RegistrationState } from './use-registration.ts'

/** The first step: who registers. */
export const WhoStep = ({ form }: Pick<RegistrationState, 'form'>) => {
  const { t } = useTranslation('customers')
  const { value: cpf, ...cpfProps } = form.getInputProps('cpf')
  return (
    <div className={classes.fields}>
      <TextInput
        name="firstName"
        label={t('fields.firstName')}
        autoComplete="given-name"
        {...form.getInputProps('firstName')}
      />
      <TextInput
        name="lastName"
        label={t('fields.lastName')}
        autoComplete="family-name"
        {...form.getInputProps('lastName')}
      />
      <CpfField
        name="cpf"
        label={t('fields.cpf')}
        defaultValue={cpf}
        error={cpfProps.error}
        onChangeRaw={(_digits, seen) => form.setFieldValue('cpf', seen)}
      />
      <BirthDateField
        name="birthDate"
        label={t('fields.birthDate')}
        description={t('create.guardian')}
        {...form.getInputProps('birthDate')}
      />
      <GenderField
        name="gender"
        label={t('fields.gender')}
        none={t('fields.choose')}
        {...form.getInputProps('gender')}
      />
      <MaritalStatusField
        name="maritalStatus"
        label={t('fields.maritalStatus')}
        none={t('fields.choose')}
        {...form.getInputProps('maritalStatus')}
      />
    </div>
  )
}
