import { useTranslation } from 'react-i18next'
import { StateStrip } from '../../../ui/notice/state-strip.tsx'
import { callStore } from '../state/call-store.ts'
import type { CallView, DeviceNotice } from '../state/call-view.ts'

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

/** Effects of the network and the devices on the call. */
export const CallNotices = ({ view }: { view: CallView }) => {
  const { t } = useTranslation('calls')
  const words = useDeviceWords()
  const { sending, deviceNotice } = view
  const isSmaller = sending === 'reduced' || sending === 'small'
  const dismiss = { label: t('notice.close'), onPress: callStore.closeNotice }
  return (
    <>
      {isSmaller && <StateStrip tone="warning">{t('notice.reduced')}</StateStrip>}
      {sending === 'sound' && <StateStrip tone="warning">{t('notice.sound')}</StateStrip>}
      {deviceNotice && (
        <StateStrip tone="warning" dismiss={dismiss}>
          {words(deviceNotice)}
        </StateStrip>
      )}
    </>
  )
}
