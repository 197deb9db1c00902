import { ApiError } from '@emma/contracts/kit'
import { Alert, Button, PasswordInput, TextInput, Title } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem, problemText } from '../../../lib/api/problem.ts'
import { endReasons } from '../../../lib/session/renewal.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { askLogin, type LoginAnswer } from '../auth.calls.ts'
import classes from '../auth.module.css'
import { knowsPasskeys } from '../passkey/passkey-support.ts'
import { useAnswer } from '../use-answer.ts'
import { looksLikeEmail } from './email-of.ts'

/** Two fields need no form library: the first load stays small. */
const useCredentials = () => {
  const { t } = useTranslation('auth')
  const [errors, setErrors] = useState<{
    readonly email?: string | undefined
    readonly password?: string | undefined
  }>({})
  const read = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const email = String(given.get('email') ?? '').trim()
    const password = String(given.get('password') ?? '')
    const emailError = email ? t('login.emailInvalid') : t('login.emailRequired')
    const found = {
      email: looksLikeEmail(email) ? undefined : emailError,
      password: password ? undefined : t('login.passwordRequired'),
    }
    setErrors(found)
    const wrong = found.email ? 'email' : found.password && 'password'
    if (!wrong) return { email, password }
    form.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    return undefined
  }
  return { errors, read }
}

/** Why the last session ended, if it did. */
const EndedNotice = () => {
  const { t } = useTranslation('auth')
  const { reason } = useSearch({ from: '__root__' })
  const known = endReasons.find((each) => each === reason)
  return known ? (
    <Alert color={known === 'expired' ? 'amber' : 'sky'} role="status">
      {t(`ended.${known}`)}
    </Alert>
  ) : null
}

const LoginLinks = ({ forPatients }: { forPatients: boolean }) => {
  const { t } = useTranslation('auth')
  return (
    <div className={classes.links}>
      <span>
        {t('login.noAccount')}{' '}
        <TextLink to={forPatients ? '/customer/create' : '/specialist/create'}>{t('login.create')}</TextLink>
      </span>
      <TextLink to={forPatients ? '/login' : '/customer/login'}>
        {t(forPatients ? 'login.specialistDoor' : 'login.patientDoor')}
      </TextLink>
    </div>
  )
}

/** The passkey library loads after the form. */
const PasskeyLogin = lazy(() => import('./passkey-login.tsx'))

const useFailureText = () => {
  const { t } = useTranslation('auth')
  return (failure: unknown, byPasskey: boolean): string => {
    if (!byPasskey) return problemText(failure).detail
    if (isProblem(failure, 'invalid_credentials')) return t('passkey.unknown')
    return failure instanceof ApiError ? problemText(failure).detail : t('passkey.failed')
  }
}

interface Props {
  readonly forPatients: boolean
  readonly onAnswer: (answer: LoginAnswer) => void
}

/** E-mail and password. */
export const LoginForm = ({ forPatients, onAnswer }: Props) => {
  const { t } = useTranslation('auth')
  const { errors, read } = useCredentials()
  const login = useAnswer(askLogin, onAnswer)
  const [passkeyFailure, setPasskeyFailure] = useState<unknown>(null)
  const failureText = useFailureText()
  const failure = passkeyFailure ?? login.failure
  const submit = (event: FormEvent<HTMLFormElement>) => {
    setPasskeyFailure(null)
    const credentials = read(event)
    if (credentials) void login.send(credentials)
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <div>
        <Title order={1}>{t(forPatients ? 'login.patientTitle' : 'login.title')}</Title>
        <p className={classes.subtitle}>{t(forPatients ? 'login.patientSubtitle' : 'login.subtitle')}</p>
      </div>
      {failure ? (
        <Alert color="coral" role="alert">
          {failureText(failure, passkeyFailure !== null)}
        </Alert>
      ) : (
        <EndedNotice />
      )}
      <TextInput
        name="email"
        label={t('login.email')}
        error={errors.email}
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput
        name="password"
        label={t('login.password')}
        error={errors.password}
        // Mantine marks it only visually.
        aria-invalid={Boolean(errors.password) || undefined}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword'), tabIndex: 0 }}
      />
      <TextLink to="/authentication/forgot-password" className={classes.forgot}>
        {t('login.forgot')}
      </TextLink>
      <Button type="submit" size="lg" fullWidth loading={login.pending}>
        {t('login.submit')}
      </Button>
      {knowsPasskeys() && (
        <Suspense fallback={<Button variant="default" size="lg" fullWidth disabled aria-hidden />}>
          <PasskeyLogin onSession={onAnswer} onFailure={setPasskeyFailure} />
        </Suspense>
      )}
      <LoginLinks forPatients={forPatients} />
    </form>
  )
}
