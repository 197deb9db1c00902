import { Button, Title } from '@mantine/core'
import IconDeviceMobileDown from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileDown.mjs'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useInstall } from '../../lib/installed/install.ts'
import classes from './notifications.module.css'
import { PushSwitch } from './push-switch.tsx'

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches

const Install = () => {
  const { t } = useTranslation('notifications')
  const install = useInstall()
  if (isInstalled()) return <p>{t('install.done')}</p>
  if (!install) return <p>{t('install.byHand')}</p>
  return (
    <Button
      variant="default"
      leftSection={<IconDeviceMobileDown size={20} stroke={1.75} aria-hidden />}
      onClick={() => void install()}
    >
      {t('install.button')}
    </Button>
  )
}

/** Settings of this device: push messages, and the installed app. */
export default function DevicePanels() {
  const { t } = useTranslation('notifications')
  const id = useId()
  return (
    <section id="aparelho" className={classes.device} aria-labelledby={id}>
      <Title order={2} id={id}>
        {t('device.title')}
      </Title>
      <div className={classes.panel}>
        <Title order={3}>{t('push.title')}</Title>
        <PushSwitch />
      </div>
      <div className={classes.panel}>
        <Title order={3}>{t('install.title')}</Title>
        <p>{t('install.detail')}</p>
        <Install />
      </div>
    </section>
  )
}
