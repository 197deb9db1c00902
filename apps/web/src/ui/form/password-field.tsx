import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordMeter } from './password-meter.tsx'

interface Props extends PasswordInputProps {
  /** For a new password: rates it, with advice. */
  readonly meter?: boolean
  /** Names, e-mail, birth date of the password's owner: easy to guess, so they count as weak. */
  readonly personal?: readonly string[]
}

const none: readonly string[] = []

/** A password, shown on request. The server decides whether a new one is good enough, in `error`. */
export const PasswordField = ({ meter = false, personal = none, onChange, ...props }: Props) => {
  const { t } = useTranslation('fields')
  const [typed, setTyped] = useState('')
  const [visible, setVisible] = useState(false)
  return (
    <div>
      <PasswordInput
        autoComplete={meter ? 'new-password' : 'current-password'}
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{
          'aria-label': t(visible ? 'password.hide' : 'password.show'),
          tabIndex: 0,
        }}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          onChange?.(event)
        }}
        // Mantine marks it only visually.
        aria-invalid={Boolean(props.error) || undefined}
        {...props}
      />
      {meter && typed && <PasswordMeter password={typed} personal={personal} />}
    </div>
  )
}
