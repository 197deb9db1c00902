import { Alert, Button, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/api/problem.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { askForLink } from '../auth.calls.ts'
import classes from '../auth.module.css'
import { AuthCard } from '../login/auth-card.tsx'
import { looksLikeEmail } from '../login/email-of.ts'
import { useAnswer } from '../use-answer.ts'

const ForgotForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useTranslation('auth')
  const [error, setError] = useState<string | null>(null)
  const { failure, pending, send } = useAnswer(async (email: string) => {
    await askForLink({ email })
    return email
  }, onSent)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const email = String(new FormData(form).get('email') ?? '').trim()
    const isGood = looksLikeEmail(email)
    setError(isGood ? null : t(email ? 'login.emailInvalid' : 'login.emailRequired'))
    if (isGood) void send(email)
    else form.querySelector('input')?.focus()
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <div>
        <Title order={1}>{t('forgot.title')}</Title>
        <p className={classes.subtitle}>{t('forgot.subtitle')}</p>
      </div>
      {failure !== null && (
        <Alert color="coral" role="alert">
          {problemText(failure).detail}
        </Alert>
      )}
      <TextInput
        name="email"
        label={t('login.email')}
        error={error}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" size="lg" fullWidth loading={pending}>
        {t('forgot.submit')}
      </Button>
    </form>
  )
}

/** Asks for a link to a new password; the answer is the same whether the account exists or not. */
export default function ForgotPasswordScreen() {
  const { t } = useTranslation('auth')
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <AuthCard>
      {sentTo === null ? (
        <ForgotForm onSent={setSentTo} />
      ) : (
        <div className={classes.form} role="status">
          <Title order={1}>{t('forgot.sentTitle')}</Title>
          <p className={classes.message}>{t('forgot.sent', { email: sentTo })}</p>
          <Button variant="default" onClick={() => setSentTo(null)}>
            {t('forgot.another')}
          </Button>
        </div>
      )}
      <TextLink to="/login" className={classes.back}>
        {t('forgot.back')}
      </TextLink>
    </AuthCard>
  )
}
