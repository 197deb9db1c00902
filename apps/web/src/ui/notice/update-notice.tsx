import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeUpdate } from '../../lib/installed/update.ts'
import { mayReload } from '../../lib/loading/busy.ts'
import { toast } from '../toast/toast.ts'
import { FloatingNotice } from './floating-notice.tsx'
import { StateStrip } from './state-strip.tsx'

/** A newer version is there: it is taken by who wants it, never in a call or over unsaved words. */
export default function UpdateNotice() {
  const { t } = useTranslation()
  const [later, setLater] = useState(false)
  if (later) return null
  const take = () => {
    if (mayReload()) takeUpdate()
    else toast.warning(t('update.busy'))
  }
  return (
    <FloatingNotice title={t('update.title')}>
      <StateStrip
        tone="info"
        action={{ label: t('update.take'), onPress: take }}
        dismiss={{ label: t('update.later'), onPress: () => setLater(true) }}
      >
        {t('update.detail')}
      </StateStrip>
    </FloatingNotice>
  )
}
