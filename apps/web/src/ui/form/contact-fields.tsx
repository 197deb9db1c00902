import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../layout/layout.module.css'
import { PhoneField } from './phone/phone-field.tsx'

/** Contact data. Phones as typed: `(11) 91234-5678`. */
interface Contact {
  readonly email: string
  readonly cellphone: string
  /** A second phone; leave it out if the form does not ask for one. */
  readonly phone?: string
}

interface Props {
  readonly values: Contact
  readonly errors: Partial<Record<keyof Contact, ReactNode>>
  readonly onChange: (name: keyof Contact, value: string) => void
  readonly emailHint?: string
  readonly phoneLabel?: string
  /** Both phones in one row if they fit. */
  readonly inRow?: boolean
}

const Phones = ({ values, errors, onChange, phoneLabel }: Props) => {
  const { t } = useTranslation('fields')
  return (
    <>
      <PhoneField
        name="cellPhone"
        label={t('contact.cellphone')}
        defaultValue={values.cellphone}
        error={errors.cellphone}
        onChangeRaw={(_digits, seen) => onChange('cellphone', seen)}
      />
      {values.phone !== undefined && (
        <PhoneField
          name="phone"
          label={phoneLabel}
          autoComplete="off"
          defaultValue={values.phone}
          error={errors.phone}
          onChangeRaw={(_digits, seen) => onChange('phone', seen)}
        />
      )}
    </>
  )
}

/**
 * E-mail and phones: the contact fields of forms. Their names in the page are those of the registration's contract
 * (`cellPhone`), by which a form focuses the first invalid field.
 */
export const ContactFields = (props: Props) => {
  const { values, errors, onChange, emailHint, inRow = false } = props
  const { t } = useTranslation('fields')
  return (
    <>
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        label={t('contact.email')}
        description={emailHint}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        error={errors.email}
        onChange={(event) => onChange('email', event.currentTarget.value)}
      />
      {inRow ? (
        <div className={layout.pair}>
          <Phones {...props} />
        </div>
      ) : (
        <Phones {...props} />
      )}
    </>
  )
}
