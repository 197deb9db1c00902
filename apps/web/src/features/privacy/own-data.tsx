import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../ui/action/text-link.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { ExportPanel } from './export-panel.tsx'
import classes from './privacy.module.css'

const Links = () => {
  const { t } = useTranslation('privacy')
  return (
    <p className={classes.links}>
      <TextLink to="/customer/area-paciente" search={{ tab: 'consents' }}>
        {t('own.consents')}
      </TextLink>
      <TextLink to="/customer/area-paciente" search={{ tab: 'access' }}>
        {t('own.access')}
      </TextLink>
      <TextLink to="/politica-de-privacidade">{t('own.policy')}</TextLink>
    </p>
  )
}

const ErasePanel = () => {
  const { t } = useTranslation('privacy')
  const [asking, setAsking] = useState(false)
  return (
    <div className={classes.panel}>
      <Title order={3}>{t('own.eraseTitle')}</Title>
      <p className={classes.detail}>{t('own.eraseDetail')}</p>
      <div className={classes.actions}>
        <Button color="coral" variant="light" onClick={() => setAsking(true)}>
          {t('own.erase')}
        </Button>
      </div>
      {asking && <EraseDialog onClose={() => setAsking(false)} />}
    </div>
  )
}

/** The patient's rights under the LGPD: read about them, export, erase. */
export default function OwnData() {
  const { t } = useTranslation('privacy')
  return (
    <section className={classes.section} aria-labelledby="own-data">
      <div>
        <Title order={2} id="own-data">
          {t('own.title')}
        </Title>
        <p className={classes.detail}>{t('own.detail')}</p>
        <Links />
      </div>
      <ExportPanel />
      <ErasePanel />
    </section>
  )
}
