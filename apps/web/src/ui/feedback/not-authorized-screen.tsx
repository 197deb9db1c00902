import { Button, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSession, useUser } from '../../lib/session/use-session.ts'
import { LinkButton } from '../action/link-button.tsx'
import classes from '../frame/message-page.module.css'
import { StatePicture } from './state-picture.tsx'

/** Not authorized: why, and the way home. */
export default function NotAuthorizedScreen() {
  const { t } = useTranslation()
  const session = useSession()
  const user = useUser()
  return (
    <section className={classes.page}>
      <StatePicture kind="locked" />
      <Title order={1}>{t('notAuthorized.title')}</Title>
      <p className={classes.detail}>{t('notAuthorized.detail')}</p>
      <LinkButton to="/" size="lg">
        {t('notAuthorized.home')}
      </LinkButton>
      {user && (
        <Button variant="subtle" onClick={() => void session.signOut()}>
          {t('notAuthorized.otherAccount')}
        </Button>
      )}
    </section>
  )
}
