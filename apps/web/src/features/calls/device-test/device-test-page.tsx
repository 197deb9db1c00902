import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { MediaRefused } from '../enter/media-refused.tsx'
import classes from './device-test.module.css'
import { DeviceTest } from './device-test.tsx'
import { useTestedDevices } from './tested-devices.ts'

/** The two test screens: the same tests; the deep one begins the call by itself. */
export const DeviceTestPage = ({ deep }: { deep: boolean }) => {
  const { t } = useTranslation('deviceTest')
  const { tested, failure, again } = useTestedDevices()
  return (
    <div className={classes.test}>
      <PageHeader
        title={t(deep ? 'test.deepTitle' : 'test.title')}
        subtitle={t(deep ? 'test.deepSubtitle' : 'test.subtitle')}
      />
      {failure && <MediaRefused failure={failure} onRetry={again} />}
      {!failure && !tested && <LoadingLines shape="block" />}
      {!failure && tested && <DeviceTest tested={tested} deep={deep} />}
    </div>
  )
}
