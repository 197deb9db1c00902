import { Alert, Button, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../auth.module.css'

const shapes = {
  app: /^\d{3}\s?\d{3}$/,
  recovery: /^[\dA-Za-z]{5}[\s-]?[\dA-Za-z]{5}$/,
} as const

interface Props {
  /** Why the last code was refused. */
  readonly failure: string | null
  readonly pending: boolean
  /** Without an authenticator app a recovery code is asked for, and the app is not offered. */
  readonly hasApp?: boolean
  readonly onCode: (code: string) => void
  readonly onPasskey?: (() => void) | undefined
  /** Other options. */
  readonly children?: ReactNode
}

/** The code of the authenticator app, or a recovery code. */
export const FactorCodeForm = ({ failure, pending, hasApp = true, onCode, onPasskey, children }: Props) => {
  const { t } = useTranslation('auth')
  const [kind, setKind] = useState<keyof typeof shapes>(hasApp ? 'app' : 'recovery')
  const [error, setError] = useState<string | null>(null)
  const byApp = kind === 'app'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').trim()
    const isWhole = shapes[kind].test(code)
    setError(isWhole ? null : t(byApp ? 'secondFactor.codeRequired' : 'secondFactor.recoveryRequired'))
    if (isWhole) onCode(code)
    else event.currentTarget.querySelector('input')?.focus()
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {failure !== null && (
        <Alert color="coral" role="alert">
          {failure}
        </Alert>
      )}
      <TextInput
        key={kind}
        name="code"
        label={t(byApp ? 'secondFactor.code' : 'secondFactor.recoveryCode')}
        description={t(byApp ? 'secondFactor.subtitle' : 'secondFactor.recoverySubtitle')}
        error={error}
        inputMode={byApp ? 'numeric' : 'text'}
        autoComplete={byApp ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={12}
        autoFocus
        data-autofocus
      />
      <Button type="submit" size="lg" fullWidth loading={pending}>
        {t('secondFactor.submit')}
      </Button>
      {onPasskey && (
        <Button variant="default" fullWidth onClick={onPasskey}>
          {t('secondFactor.usePasskey')}
        </Button>
      )}
      {hasApp && (
        <Button
          variant="subtle"
          fullWidth
          onClick={() => {
            setError(null)
            setKind(byApp ? 'recovery' : 'app')
          }}
        >
          {t(byApp ? 'secondFactor.useRecovery' : 'secondFactor.useApp')}
        </Button>
      )}
      {children}
    </form>
  )
}
