import { useTranslation } from 'react-i18next'
import { useOnline } from '../../lib/api/online.ts'
import classes from './offline-banner.module.css'

/** Over every screen: there is no connection, and what is shown was there before. */
export const OfflineBanner = () => {
  const { t } = useTranslation()
  const online = useOnline()
  return (
    // Always there, so that what appears in it is read out; a status only while it says something.
    <div aria-live="polite" {...(!online && { role: 'status', className: classes.banner })}>
      {!online && t('offline.banner')}
    </div>
  )
}
