import { login } from '@emma/contracts/auth'
import { Alert, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { publicCall } from '../../../../lib/api/api.ts'
import { useSession } from '../../../../lib/session/use-session.ts'
import { LinkButton } from '../../../../ui/action/link-button.tsx'
import { TextLink } from '../../../../ui/action/text-link.tsx'
import { Brand } from '../../../../ui/layout/brand.tsx'
import classes from '../account.module.css'
import type { RegistrationValues } from './registration.values.ts'
import { RegistrationForm } from './registration-form.tsx'

/**
 * Logs into the new account at once; if the e-mail was already registered, the password differs, and nothing is
 * revealed.
 */
const useEnter = () => {
  const session = useSession()
  const navigate = useNavigate()
  const [email, setEmail] = useState<string>()
  const enter = async ({ email, password }: RegistrationValues) => {
    try {
      const answer = await publicCall(login, { body: { email, password } })
      if (!('accessToken' in answer)) return setEmail(email)
      session.open(answer)
      await navigate({ to: '/specialist/accout-progress', replace: true })
    } catch {
      setEmail(email)
    }
  }
  return { email, enter }
}

const Done = ({ email }: { email: string }) => {
  const { t } = useTranslation('specialistAccount')
  return (
    <>
      <Alert color="leaf" role="status" title={t('create.doneTitle')}>
        {t('create.doneDetail', { email })}
      </Alert>
      <LinkButton to="/login" size="lg">
        {t('create.enter')}
      </LinkButton>
    </>
  )
}

/** A specialist registers, and continues with what is missing. */
export default function SpecialistCreateScreen() {
  const { t } = useTranslation('specialistAccount')
  const { email, enter } = useEnter()
  return (
    <div className={classes.narrow}>
      <Brand />
      <header className={classes.head}>
        <Title order={1}>{t('create.title')}</Title>
        <p className={classes.subtitle}>{t('create.subtitle')}</p>
      </header>
      {email === undefined ? (
        <RegistrationForm verb="submit" onDone={(_id, values) => void enter(values)} />
      ) : (
        <Done email={email} />
      )}
      <div className={classes.links}>
        <span>
          {t('create.have')}{' '}
          <TextLink to="/login" underline="always">
            {t('create.enter')}
          </TextLink>
        </span>
        <TextLink to="/customer/create">{t('create.patient')}</TextLink>
      </div>
    </div>
  )
}
