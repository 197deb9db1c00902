import type { Phrases } from '@emma/phrases'
import { Badge, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { i18n } from '../lib/i18n.ts'
import type { RouteName } from '../routes/meta.ts'
import classes from './coming-screen.module.css'
import { useScreenMeta } from './frame/use-screen.ts'
import { LinkButton } from './link-button.tsx'
import { StatePicture } from './state-picture.tsx'

type ComingName = keyof Phrases['coming']
const isComing = (name: RouteName): name is ComingName => i18n.exists(name, { ns: 'coming' })

/** Says what will be at a route whose screen is still to come. */
export default function ComingScreen() {
  const { t } = useTranslation()
  const { t: purpose } = useTranslation('coming')
  const name = useScreenMeta()?.name ?? 'not-found'
  return (
    <section className={classes.coming}>
      <StatePicture kind="coming" />
      <Badge variant="light" size="lg">
        {t('coming.badge')}
      </Badge>
      <Title order={1}>{t(`titles.${name}`)}</Title>
      {isComing(name) && <p className={classes.purpose}>{purpose(name)}</p>}
      <LinkButton to="/" variant="default">
        {t('coming.home')}
      </LinkButton>
    </section>
  )
}
