import { Alert, Button, PasswordInput, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../lib/problem.ts'
import { endReasons } from '../../lib/session.ts'
import { TextLink } from '../../ui/text-link.tsx'
import classes from './auth.module.css'
import { type LoginAnswer, loginMutation } from './auth.queries.ts'

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const useLoginForm = () => {
  const { t } = useTranslation('auth')
  return useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (email) => {
        if (!email.trim()) return t('login.emailRequired')
        return looksLikeEmail.test(email.trim()) ? null : t('login.emailInvalid')
      },
      password: (password) => (password ? null : t('login.passwordRequired')),
    },
  })
}

/** Why the last session ended, when it did. */
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

interface Props {
  readonly forPatients: boolean
  readonly onAnswer: (answer: LoginAnswer) => void
}

/** E-mail and password. */
export const LoginForm = ({ forPatients, onAnswer }: Props) => {
  const { t } = useTranslation('auth')
  const form = useLoginForm()
  const login = useMutation({ ...loginMutation, onSuccess: onAnswer })
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(({ email, password }) => login.mutate({ email: email.trim(), password }))}
    >
      <div>
        <Title order={1}>{t(forPatients ? 'login.patientTitle' : 'login.title')}</Title>
        <p className={classes.subtitle}>{t(forPatients ? 'login.patientSubtitle' : 'login.subtitle')}</p>
      </div>
      {login.isError ? (
        <Alert color="coral" role="alert">
          {problemText(login.error).detail}
        </Alert>
      ) : (
        <EndedNotice />
      )}
      <TextInput
        key={form.key('email')}
        {...form.getInputProps('email')}
        label={t('login.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput
        key={form.key('password')}
        {...form.getInputProps('password')}
        label={t('login.password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('login.showPassword'), tabIndex: 0 }}
      />
      <TextLink to="/authentication/forgot-password" className={classes.forgot}>
        {t('login.forgot')}
      </TextLink>
      <Button type="submit" size="lg" fullWidth loading={login.isPending}>
        {t('login.submit')}
      </Button>
      <LoginDoors forPatients={forPatients} />
    </form>
  )
}

const LoginDoors = ({ forPatients }: { forPatients: boolean }) => {
  const { t } = useTranslation('auth')
  return (
    <div className={classes.doors}>
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
