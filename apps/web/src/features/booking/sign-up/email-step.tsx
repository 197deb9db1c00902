import { signUpEmail } from '@emma/contracts/customers/forms'
import { Alert, TextInput, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { fieldErrors, problemText } from '../../../lib/api/problem.ts'
import { schemaErrors } from '../../../lib/forms/schema-errors.ts'
import { useDraftedForm } from '../../../lib/forms/use-drafted-form.ts'
import { useOneTry } from '../../../lib/forms/use-one-try.ts'
import { deviceZone } from '../../../lib/i18n/person-zone.ts'
import layout from '../../../ui/layout/layout.module.css'
import { HasAccount } from './has-account.tsx'
import { askStart } from './sign-up.calls.ts'
import classes from './sign-up.module.css'
import type { StepProps } from './sign-up-screen.tsx'
import { StepBar } from './step-bar.tsx'

interface Outcome {
  readonly onFaults: (faults: Record<string, string>) => void
  readonly onSent: () => void
}

const useSending = ({ signUp, wish }: StepProps, { onFaults, onSent }: Outcome) => {
  const { attempt, ...state } = useOneTry()
  const start = (email: string) => async () => {
    const { signUpId } = await askStart({ ...wish, email, timezone: deviceZone() })
    onSent()
    signUp.keep({ id: signUpId, email, ticket: '' })
    signUp.go({ id: signUpId, passo: 'codigo' })
  }
  const send = (email: string) => attempt(start(email), (error) => onFaults(fieldErrors(error)))
  return { ...state, send }
}

/** The e-mail that receives the code. */
export const EmailStep = (props: StepProps) => {
  const { t } = useTranslation('signUp')
  const { signUp, wish, specialist, slot } = props
  const { form, forget } = useDraftedForm('signUpEmail', {
    initialValues: { email: signUp.kept.email },
    validate: (values) => schemaErrors(signUpEmail, values),
  })
  const { failure, isSending, send } = useSending(props, { onFaults: form.setErrors, onSent: forget })
  return (
    <form
      noValidate
      className={`${layout.screen} ${classes.step}`}
      onSubmit={form.onSubmit(({ email }) => void send(email))}
    >
      <div>
        <Title order={1}>{t('email.title')}</Title>
        <p className={classes.subtitle}>{t('email.subtitle')}</p>
      </div>
      {failure !== null && Object.keys(fieldErrors(failure)).length === 0 && (
        <Alert color="coral" role="alert">
          {problemText(failure).detail}
        </Alert>
      )}
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        size="md"
        label={t('email.label')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        data-autofocus
        {...form.getInputProps('email')}
      />
      <HasAccount specialistId={specialist.id} wish={wish} />
      <StepBar slot={slot} label={t('next')} isSending={isSending} />
    </form>
  )
}
