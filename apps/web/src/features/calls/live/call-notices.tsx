import { CloseButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../call.module.css'
import { callStore } from '../state/call-store.ts'
import type { CallView, DeviceNotice } from '../state/call-view.ts'

interface LineProps {
  readonly children: ReactNode
  readonly tone?: 'info' | 'warning'
  readonly actions?: ReactNode
}

/** One line above the images, for what lasts longer than a toast. */
export const NoticeLine = ({ children, tone = 'warning', actions }: LineProps) => (
  <div className={classes.noticeLine} data-tone={tone}>
    <span>{children}</span>
    {actions}
  </div>
)

const useDeviceWords = () => {
  const { t } = useTranslation('calls')
  return (notice: DeviceNotice): string => {
    switch (notice.kind) {
      case 'replaced': {
        const lost = notice.lost || t('notice.device')
        return t('notice.replaced', { lost, now: notice.now || t('check.automatic') })
      }
      case 'camera_gone':
        return t('notice.cameraGone', { lost: notice.lost || t('check.camera') })
      case 'microphone_gone':
        return t('notice.microphoneGone', { lost: notice.lost || t('check.microphone') })
      case 'blur_slow':
        return t('notice.blurSlow')
      case 'blur_failed':
        return t('notice.blurFailed')
    }
  }
}

/** What the network and the devices did to the call. */
export const CallNotices = ({ view }: { view: CallView }) => {
  const { t } = useTranslation('calls')
  const words = useDeviceWords()
  const { sending, deviceNotice } = view
  const isSmaller = sending === 'reduced' || sending === 'small'
  return (
    <div className={classes.notices} role="status">
      {isSmaller && <NoticeLine>{t('notice.reduced')}</NoticeLine>}
      {sending === 'sound' && <NoticeLine>{t('notice.sound')}</NoticeLine>}
      {deviceNotice && (
        <NoticeLine actions={<CloseButton aria-label={t('notice.close')} onClick={callStore.closeNotice} />}>
          {words(deviceNotice)}
        </NoticeLine>
      )}
    </div>
  )
}
