import { Alert, Button, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../lib/problem.ts'
import { askSecondFactor, type LoginAnswer } from './auth.calls.ts'
import classes from './auth.module.css'
import { useAnswer } from './use-answer.ts'

interface Props {
  readonly mfaToken: string
  readonly onAnswer: (answer: LoginAnswer) => void
  readonly onBack: () => void
}

/** The code of the authenticator app, when the account asks for one. */
export default function SecondFactorForm({ mfaToken, onAnswer, onBack }: Props) {
  const { t } = useTranslation('auth')
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { code: '' },
    validate: { code: (code) => (/^\d{6}$/.test(code.trim()) ? null : t('secondFactor.codeRequired')) },
  })
  const confirm = useAnswer(askSecondFactor, onAnswer)
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(({ code }) => void confirm.send({ mfaToken, code: code.trim() }))}
    >
      <div>
        <Title order={1}>{t('secondFactor.title')}</Title>
        <p className={classes.subtitle}>{t('secondFactor.subtitle')}</p>
      </div>
      {confirm.failure !== null && (
        <Alert color="coral" role="alert">
          {problemText(confirm.failure).detail}
        </Alert>
      )}
      <TextInput
        key={form.key('code')}
        {...form.getInputProps('code')}
        label={t('secondFactor.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        data-autofocus
      />
      <Button type="submit" size="lg" fullWidth loading={confirm.pending}>
        {t('secondFactor.submit')}
      </Button>
      <Button variant="subtle" fullWidth onClick={onBack}>
        {t('secondFactor.back')}
      </Button>
    </form>
  )
}
