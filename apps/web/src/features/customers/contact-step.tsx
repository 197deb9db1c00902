import { contactPreferences } from '@emma/domain/customers'
import { Radio, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PhoneField } from '../../ui/fields.tsx'
import classes from './customers.module.css'
import type { RegistrationState } from './use-registration.ts'

/** The second step: how they are reached, and where the code goes. */
export const ContactStep = ({ form }: Pick<RegistrationState, 'form'>) => {
  const { t } = useTranslation('customers')
  const { value: cellPhone, ...phoneProps } = form.getInputProps('cellPhone')
  return (
    <div className={classes.fields}>
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        label={t('fields.email')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('email')}
      />
      <PhoneField
        name="cellPhone"
        label={t('fields.cellPhone')}
        defaultValue={cellPhone}
        error={phoneProps.error}
        onChangeRaw={(_digits, seen) => form.setFieldValue('cellPhone', seen)}
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
