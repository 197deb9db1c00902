import { prove } from '@emma/contracts/auth/proof'
import { Alert, Button, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/api.ts'
import { fieldErrors, problemText } from '../../../lib/api/problem.ts'
import { keepProof } from '../../../lib/session/second-factor.ts'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import classes from '../auth.module.css'
import { sendPasskey } from '../passkey/send-passkey.ts'
import { useAnswer } from '../use-answer.ts'

const sendPassword = async (password: string): Promise<void> =>
  keepProof((await call(prove, { body: { password } })).proof)

interface Props {
  readonly hasPasskey: boolean
  readonly onAnswer: (shown: boolean) => void
}

/** The password again, or a passkey. */
export const PasswordProof = ({ hasPasskey, onAnswer }: Props) => {
  const { t } = useTranslation('security')
  const [missing, setMissing] = useState(false)
  const byPassword = useAnswer(sendPassword, () => onAnswer(true))
  const byPasskey = useAnswer(sendPasskey, (shown) => {
    if (shown) onAnswer(true)
  })
  const wrong = fieldErrors(byPassword.failure).password
  const failure = wrong ? byPasskey.failure : (byPassword.failure ?? byPasskey.failure)
  const pending = byPassword.pending || byPasskey.pending
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setMissing(password === '')
    if (password !== '') void byPassword.send(password)
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <Text c="dimmed">{t(hasPasskey ? 'prompt.passwordOrPasskey' : 'prompt.password')}</Text>
      {failure !== null && (
        <Alert color="coral" role="alert">
          {problemText(failure).detail}
        </Alert>
      )}
      <PasswordField
        name="password"
        label={t('prompt.passwordLabel')}
        error={missing ? t('prompt.passwordRequired') : wrong}
        autoFocus
        data-autofocus
      />
      <Button type="submit" size="lg" fullWidth loading={pending}>
        {t('prompt.confirm')}
      </Button>
      {hasPasskey && (
        <Button variant="default" fullWidth onClick={() => void byPasskey.send(undefined)}>
          {t('prompt.usePasskey')}
        </Button>
      )}
      <Button variant="subtle" color="gray" fullWidth onClick={() => onAnswer(false)}>
        {t('prompt.cancel')}
      </Button>
    </form>
  )
}
