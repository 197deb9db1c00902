import { Checkbox, TextInput } from '@mantine/core'
import { Trans, useTranslation } from 'react-i18next'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { BirthDateField, CpfField } from '../../../ui/form/fields.tsx'
import { PhoneField } from '../../../ui/form/phone/phone-field.tsx'
import classes from './sign-up.module.css'
import type { Details } from './use-details.ts'

/** Typed values stay while the texts are read: they open in another tab. */
const beside = { target: '_blank', rel: 'noopener', inherit: true, underline: 'always' } as const

const Acceptance = ({ form }: Pick<Details, 'form'>) => {
  const { t } = useTranslation('signUp')
  const newTab = t('details.newTab')
  return (
    <Checkbox
      size="md"
      name="accept"
      label={
        <Trans
          t={t}
          i18nKey="details.accept"
          components={{
            terms: (
              <TextLink to="/termos-de-uso" {...beside} aria-description={newTab}>
                {' '}
              </TextLink>
            ),
            privacy: (
              <TextLink to="/politica-de-privacidade" {...beside} aria-description={newTab}>
                {' '}
              </TextLink>
            ),
          }}
        />
      }
      {...form.getInputProps('accept', { type: 'checkbox' })}
    />
  )
}

/** Name, CPF, birth date, cell phone, and the acceptance. */
export const DetailsFields = ({ form }: Pick<Details, 'form'>) => {
  const { t } = useTranslation('signUp')
  const { values, errors } = form
  return (
    <div className={classes.fields}>
      <TextInput
        name="fullName"
        size="md"
        label={t('details.fullName')}
        autoComplete="name"
        autoFocus
        data-autofocus
        {...form.getInputProps('fullName')}
      />
      <CpfField
        name="cpf"
        size="md"
        label={t('details.cpf')}
        defaultValue={values.cpf}
        error={errors.cpf}
        onChangeRaw={(_, seen) => form.setFieldValue('cpf', seen)}
      />
      <BirthDateField
        name="birthDate"
        size="md"
        label={t('details.birthDate')}
        placeholder={t('details.birthDateHint')}
        defaultValue={values.birthDate}
        error={errors.birthDate}
        onChangeRaw={(_, seen) => form.setFieldValue('birthDate', seen)}
      />
      <PhoneField
        name="cellPhone"
        size="md"
        label={t('details.cellPhone')}
        defaultValue={values.cellPhone}
        error={errors.cellPhone}
        onChangeRaw={(_, seen) => form.setFieldValue('cellPhone', seen)}
      />
      <Acceptance form={form} />
    </div>
  )
}
