import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../action/link-button.tsx'
import { StatePicture } from '../feedback/state-picture.tsx'
import classes from './message-page.module.css'

/** Unknown paths (spec §2). */
export const NotFoundScreen = () => {
  const { t } = useTranslation()
  return (
    <section className={classes.page}>
      <StatePicture kind="lost" />
      <Title order={1}>{t('notFound.title')}</Title>
      <p className={classes.detail}>{t('notFound.detail')}</p>
      <LinkButton to="/" size="lg">
        {t('notFound.home')}
      </LinkButton>
    </section>
  )
}
