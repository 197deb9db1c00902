import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { callStore } from '../state/call-store.ts'
import type { CallView } from '../state/call-view.ts'
import classes from './device-test.module.css'
import { DeviceTest } from './device-test.tsx'

interface Props {
  readonly view: CallView
  readonly media: MediaStream
  readonly onBack: () => void
}

/** The whole test from within the device check, with its open devices. */
export const FullTest = ({ view, media, onBack }: Props) => {
  const { t } = useTranslation('deviceTest')
  const { audioOnly, devices, choice } = view
  const choose = (next: typeof choice) => void callStore.choose(next)
  return (
    <div className={classes.test}>
      <PageHeader
        title={t('test.title')}
        subtitle={t('test.subtitle')}
        actions={
          <Button variant="default" onClick={onBack}>
            {t('test.back')}
          </Button>
        }
      />
      <DeviceTest tested={{ media, audioOnly, devices, choice, choose }} deep={false} />
    </div>
  )
}
