import { Alert, Button, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/api/problem.ts'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { Steps } from '../../../ui/form/steps.tsx'
import { AuthCard } from '../../auth/index.ts'
import classes from '../customers.module.css'
import { AccessStep } from './access-step.tsx'
import { ContactStep } from './contact-step.tsx'
import { steps } from './registration-values.ts'
import { useRegistration } from './use-registration.ts'
import { WhoStep } from './who-step.tsx'

const parts = [WhoStep, ContactStep, AccessStep] as const

const RegistrationForm = () => {
  const { t } = useTranslation('customers')
  const { form, at, proceed, back, failure, isSending } = useRegistration()
  const Part = parts[at] ?? WhoStep
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        proceed()
      }}
    >
      <Steps names={[t('create.who'), t('create.contact'), t('create.access')]} at={at} onBack={back}>
        {failure !== null && (
          <Alert color="coral" role="alert">
            {problemText(failure).detail}
          </Alert>
        )}
        <Part form={form} />
        <Button type="submit" size="lg" fullWidth loading={isSending}>
          {t(at < steps.length - 1 ? 'create.next' : 'create.submit')}
        </Button>
      </Steps>
    </form>
  )
}

/** Registration of a patient in three short steps (spec §3). */
export default function CreateScreen() {
  const { t } = useTranslation('customers')
  return (
    <AuthCard>
      <div>
        <Title order={1}>{t('create.title')}</Title>
        <p className={classes.subtitle}>{t('create.subtitle')}</p>
      </div>
      <RegistrationForm />
      <div className={classes.links}>
        <span>
          {t('create.hasAccount')}{' '}
          <TextLink underline="always" to="/customer/login">
            {t('create.signIn')}
          </TextLink>
        </span>
        <TextLink to="/specialist/create">{t('create.specialistDoor')}</TextLink>
      </div>
    </AuthCard>
  )
}
