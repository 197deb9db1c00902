import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeUpdate } from '../../lib/installed/update.ts'
import { mayReload } from '../../lib/loading/busy.ts'
import { toast } from '../toast/toast.ts'
import { FloatingNotice } from './floating-notice.tsx'
import { StateStrip } from './state-strip.tsx'

/** Offers a newer version: never in a call or over unsaved text. */
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
