import { PASSWORD_MIN_LENGTH } from '@emma/domain/auth'
import { Alert, Button, Title } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors, isProblem, problemText } from '../../../lib/api/problem.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { askReset } from '../auth.calls.ts'
import classes from '../auth.module.css'
import { AuthCard } from '../login/auth-card.tsx'
import { useAnswer } from '../use-answer.ts'

type Wrong = Readonly<Record<string, string | undefined>>

const useNewPassword = () => {
  const { t } = useTranslation('auth')
  const [wrong, setWrong] = useState<Wrong>({})
  const tooShort = (password: string) => [...password].length < PASSWORD_MIN_LENGTH
  const sentenceOf = (password: string) => {
    if (password === '') return t('reset.passwordRequired')
    return tooShort(password) ? t('reset.passwordShort', { count: PASSWORD_MIN_LENGTH }) : undefined
  }
  const read = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const password = String(given.get('password') ?? '')
    const passwordConfirmation = String(given.get('passwordConfirmation') ?? '')
    const found = {
      password: sentenceOf(password),
      passwordConfirmation: password === passwordConfirmation ? undefined : t('reset.differs'),
    }
    setWrong(found)
    const name = found.password ? 'password' : found.passwordConfirmation && 'passwordConfirmation'
    if (!name) return { password, passwordConfirmation }
    form.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
    return undefined
  }
  return { wrong, read }
}

const ResetForm = ({
  token,
  onDone,
  onInvalid,
}: {
  token: string
  onDone: () => void
  onInvalid: () => void
}) => {
  const { t } = useTranslation('auth')
  const { wrong, read } = useNewPassword()
  const { failure, pending, send } = useAnswer(
    async (typed: { password: string; passwordConfirmation: string }) => {
      try {
        await askReset({ token, ...typed })
        onDone()
      } catch (error) {
        if (!isProblem(error, 'reset_token_invalid')) throw error
        onInvalid()
      }
    },
    () => undefined,
  )
  const message = { ...fieldErrors(failure), ...wrong }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = read(event)
    if (typed) void send(typed)
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <div>
        <Title order={1}>{t('reset.title')}</Title>
        <p className={classes.subtitle}>{t('reset.subtitle')}</p>
      </div>
      {failure !== null && (
        <Alert color="coral" role="alert">
          {problemText(failure).detail}
        </Alert>
      )}
      <PasswordField
        meter
        name="password"
        label={t('reset.password')}
        error={wrong.password ?? fieldErrors(failure).password}
      />
      <PasswordField
        name="passwordConfirmation"
        label={t('reset.confirmation')}
        error={message.passwordConfirmation}
        autoComplete="new-password"
      />
      <Button type="submit" size="lg" fullWidth loading={pending}>
        {t('reset.submit')}
      </Button>
    </form>
  )
}

/** Sets a new password with the token of the link. */
export default function ResetPasswordScreen() {
  const { t } = useTranslation('auth')
  const { token } = useSearch({ from: '__root__' })
  const [outcome, setOutcome] = useState<'done' | 'invalid' | null>(token ? null : 'invalid')
  return (
    <AuthCard>
      {token && outcome === null ? (
        <ResetForm token={token} onDone={() => setOutcome('done')} onInvalid={() => setOutcome('invalid')} />
      ) : (
        <div className={classes.form} role={outcome === 'done' ? 'status' : 'alert'}>
          <Title order={1}>{t(outcome === 'done' ? 'reset.doneTitle' : 'reset.invalidTitle')}</Title>
          <p className={classes.message}>{t(outcome === 'done' ? 'reset.done' : 'reset.invalid')}</p>
          {outcome === 'done' ? (
            <LinkButton size="lg" to="/login">
              {t('reset.signIn')}
            </LinkButton>
          ) : (
            <LinkButton size="lg" to="/authentication/forgot-password">
              {t('reset.again')}
            </LinkButton>
          )}
        </div>
      )}
    </AuthCard>
  )
}
