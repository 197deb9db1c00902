import { Checkbox } from '@mantine/core'
import { Trans, useTranslation } from 'react-i18next'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import classes from '../customers.module.css'
import type { RegistrationState } from './use-registration.ts'

/** Typed values stay while the texts are read: they open in another tab. */
const beside = { target: '_blank', rel: 'noopener' } as const

const Acceptances = ({ form }: Pick<RegistrationState, 'form'>) => {
  const { t } = useTranslation('customers')
  return (
    <div className={classes.choices}>
      <Checkbox
        size="md"
        name="acceptTerms"
        label={
          <Trans
            t={t}
            i18nKey="create.terms"
            components={{
              terms: (
                <TextLink
                  inherit
                  underline="always"
                  to="/termos-de-uso"
                  {...beside}
                  aria-description={t('create.newTab')}
                >
                  {' '}
                </TextLink>
              ),
            }}
          />
        }
        {...form.getInputProps('acceptTerms', { type: 'checkbox' })}
      />
      <Checkbox
        size="md"
        name="acceptPrivacy"
        label={
          <Trans
            t={t}
            i18nKey="create.privacy"
            components={{
              privacy: (
                <TextLink
                  inherit
                  underline="always"
                  to="/politica-de-privacidade"
                  {...beside}
                  aria-description={t('create.newTab')}
                >
                  {' '}
                </TextLink>
              ),
            }}
          />
        }
        {...form.getInputProps('acceptPrivacy', { type: 'checkbox' })}
      />
    </div>
  )
}

/** The last step: password, and acceptance of the terms. */
export const AccessStep = ({ form }: Pick<RegistrationState, 'form'>) => {
  const { t } = useTranslation('customers')
  const { firstName, lastName, email, birthDate } = form.values
  return (
    <div className={classes.fields}>
      <PasswordField
        meter
        name="password"
        label={t('fields.password')}
        personal={[firstName, lastName, email, birthDate]}
        {...form.getInputProps('password')}
      />
      <PasswordField
        name="passwordConfirmation"
        label={t('fields.passwordConfirmation')}
        autoComplete="new-password"
        {...form.getInputProps('passwordConfirmation')}
      />
      <Acceptances form={form} />
    </div>
  )
}
