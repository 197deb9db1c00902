import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../../lib/api/online.ts'
import classes from './offline-banner.module.css'

/** Sticky parts of a frame stick below the banner, however many lines it takes. */
const useRoomAbove = (isShown: boolean) => {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = banner
    if (!(isShown && current)) return
    const { style } = document.documentElement
    const resized = new ResizeObserver(() => style.setProperty('--emma-over', `${current.offsetHeight}px`))
    resized.observe(current)
    return () => {
      resized.disconnect()
      style.removeProperty('--emma-over')
    }
  }, [isShown])
  return banner
}

/** Above every screen while offline: what is shown was loaded before. */
export const OfflineBanner = () => {
  const { t } = useTranslation()
  const online = useOnline()
  const banner = useRoomAbove(!online)
  return (
    // Always mounted, so that its content is read aloud when it appears; a status only while it has text.
    <div ref={banner} aria-live="polite" {...(!online && { role: 'status', className: classes.banner })}>
      {!online && t('offline.banner')}
    </div>
  )
}
