import { Alert, Button } from '@mantine/core'
import { type FormEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Steps } from '../../../../ui/form/steps.tsx'
import layout from '../../../../ui/layout/layout.module.css'
import classes from '../account.module.css'
import type { RegistrationValues } from './registration.values.ts'
import { RegistrationStep } from './registration-steps.tsx'
import { useRegistration } from './use-registration.ts'

interface Props {
  /** The verb of the last button. */
  readonly verb: 'submit' | 'submitAdmin'
  readonly onDone: (id: string, values: RegistrationValues) => void
}

const steps = ['who', 'council', 'contact', 'proof', 'access'] as const

/** The registration in five short steps; a fault leads to its field. */
export const RegistrationForm = ({ verb, onDone }: Props) => {
  const { t } = useTranslation('specialistAccount')
  const form = useRef<HTMLFormElement>(null)
  const registration = useRegistration(onDone)
  const { step, next, back, failure, isSending, percent, isLast } = registration
  const submit = (event: FormEvent) => {
    event.preventDefault()
    next()
    // After the errors are drawn.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  return (
    <Steps names={steps.map((name) => t(`create.steps.${name}`))} at={step} onBack={back}>
      <form ref={form} noValidate className={layout.stack} onSubmit={submit}>
        <RegistrationStep registration={registration} />
        {failure && (
          <Alert color="coral" role="alert" title={t('create.failed')}>
            {failure}
          </Alert>
        )}
        <Button type="submit" size="lg" loading={isSending}>
          {isLast ? t(`create.${verb}`) : t('create.next')}
        </Button>
        {percent !== undefined && (
          <span role="status" className={classes.subtitle}>
            {t('create.sending', { percent })}
          </span>
        )}
      </form>
    </Steps>
  )
}
