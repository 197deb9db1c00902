import { useTranslation } from 'react-i18next'
import { useOnline } from '../../lib/api/online.ts'
import classes from './offline-banner.module.css'

/** Above every screen while offline: what is shown was loaded before. */
export const OfflineBanner = () => {
  const { t } = useTranslation()
  const online = useOnline()
  return (
    // Always mounted, so that its content is read aloud when it appears; a status only while it has text.
    <div aria-live="polite" {...(!online && { role: 'status', className: classes.banner })}>
      {!online && t('offline.banner')}
    </div>
  )
}
