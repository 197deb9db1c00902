import { contactPreferences } from '@emma/domain/customers'
import { Radio } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ContactFields } from '../../../ui/form/contact-fields.tsx'
import classes from '../customers.module.css'
import type { RegistrationState } from './use-registration.ts'

/** The second step: contact data, and where to send the code. */
export const ContactStep = ({ form }: Pick<RegistrationState, 'form'>) => {
  const { t } = useTranslation('customers')
  return (
    <div className={classes.fields}>
      <ContactFields
        values={{ email: form.values.email, cellphone: form.values.cellPhone }}
        errors={{ email: form.errors.email, cellphone: form.errors.cellPhone }}
        onChange={(name, value) => form.setFieldValue(name === 'email' ? 'email' : 'cellPhone', value)}
      />
      <Radio.Group
        label={t('fields.contactPreference')}
        description={t('create.contactHint')}
        {...form.getInputProps('contactPreference')}
      >
        <div className={classes.choices}>
          {contactPreferences.map((channel) => (
            <Radio key={channel} name="contactPreference" value={channel} label={t(`channels.${channel}`)} />
          ))}
        </div>
      </Radio.Group>
    </div>
  )
}
