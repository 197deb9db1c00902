import { Checkbox, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../../ui/action/text-link.tsx'
import { BirthDateField } from '../../../../ui/form/birth-date-field.tsx'
import { ContactFields } from '../../../../ui/form/contact-fields.tsx'
import { CpfField } from '../../../../ui/form/fields.tsx'
import { PasswordField } from '../../../../ui/form/password-field.tsx'
import layout from '../../../../ui/layout/layout.module.css'
import { AvatarField } from '../../../../ui/upload/avatar-field.tsx'
import { UploadField } from '../../../../ui/upload/upload-field.tsx'
import classes from '../account.module.css'
import { CouncilFields } from './council-fields.tsx'
import type { RegistrationState } from './use-registration.ts'

type Props = Pick<RegistrationState, 'form'>

const Who = ({ form }: Props) => {
  const { t } = useTranslation('specialistAccount')
  return (
    <>
      <div className={layout.pair}>
        <TextInput
          label={t('fields.firstName')}
          autoComplete="given-name"
          {...form.getInputProps('firstName')}
        />
        <TextInput
          label={t('fields.lastName')}
          autoComplete="family-name"
          {...form.getInputProps('lastName')}
        />
      </div>
      <CpfField
        label={t('fields.cpf')}
        defaultValue={form.values.cpf}
        error={form.errors.cpf}
        onChangeRaw={(_digits, seen) => form.setFieldValue('cpf', seen)}
      />
      <BirthDateField label={t('fields.birthDate')} {...form.getInputProps('birthDate')} />
    </>
  )
}

const CouncilStep = ({ form }: Props) => (
  <CouncilFields values={form.values} errors={form.errors} onChange={(change) => form.setValues(change)} />
)

const Contact = ({ form }: Props) => (
  <ContactFields
    values={{ email: form.values.email, cellphone: form.values.cellPhone }}
    errors={{ email: form.errors.email, cellphone: form.errors.cellPhone }}
    onChange={(name, value) => form.setFieldValue(name === 'email' ? 'email' : 'cellPhone', value)}
  />
)

const ProofStep = ({ form, files, keep }: Pick<RegistrationState, 'form' | 'files' | 'keep'>) => {
  const { t } = useTranslation('specialistAccount')
  const { document } = files
  return (
    <>
      <AvatarField
        name={`${form.values.firstName} ${form.values.lastName}`.trim() || '?'}
        save={(file) => {
          keep('avatar', file)
          return undefined
        }}
      />
      <UploadField
        label={t('fields.proof')}
        description={t('create.proofHint')}
        kept={document instanceof File ? { name: document.name, size: document.size } : null}
        save={(file) => {
          keep('document', file)
          return undefined
        }}
        onRemove={() => keep('document', null)}
      />
    </>
  )
}

const Terms = ({ form }: Props) => {
  const { t } = useTranslation('specialistAccount')
  const link = { target: '_blank', rel: 'noreferrer', underline: 'always' } as const
  return (
    <div className={classes.terms}>
      <Checkbox
        label={
          <>
            {t('create.terms')}{' '}
            <TextLink to="/termos-de-uso" {...link}>
              {t('create.termsLink')}
            </TextLink>{' '}
            <small>{t('create.newTab')}</small>
          </>
        }
        {...form.getInputProps('acceptTerms', { type: 'checkbox' })}
      />
      <Checkbox
        label={
          <>
            {t('create.privacy')}{' '}
            <TextLink to="/politica-de-privacidade" {...link}>
              {t('create.privacyLink')}
            </TextLink>{' '}
            <small>{t('create.newTab')}</small>
          </>
        }
        {...form.getInputProps('acceptPrivacy', { type: 'checkbox' })}
      />
    </div>
  )
}

const Access = ({ form }: Props) => {
  const { t } = useTranslation('specialistAccount')
  const { firstName, lastName, email, birthDate } = form.values
  return (
    <>
      <PasswordField
        meter
        personal={[firstName, lastName, email, birthDate].filter(Boolean)}
        label={t('fields.password')}
        {...form.getInputProps('password')}
      />
      <PasswordField
        label={t('fields.passwordConfirmation')}
        autoComplete="new-password"
        {...form.getInputProps('passwordConfirmation')}
      />
      <Terms form={form} />
    </>
  )
}

/** The fields of the step that is shown. */
export const RegistrationStep = ({ registration }: { registration: RegistrationState }) => {
  const { form, step, files, keep } = registration
  if (step === 0) return <Who form={form} />
  if (step === 1) return <CouncilStep form={form} />
  if (step === 2) return <Contact form={form} />
  return step === 3 ? <ProofStep form={form} files={files} keep={keep} /> : <Access form={form} />
}
