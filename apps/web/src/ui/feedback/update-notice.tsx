import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeUpdate } from '../../lib/installed/update.ts'
import { mayReload } from '../../lib/loading/busy.ts'
import { toast } from '../toast/toast.ts'
import { FloatingNotice } from './floating-notice.tsx'

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
    <FloatingNotice title={t('update.title')} detail={t('update.detail')}>
      <Button variant="subtle" color="gray" onClick={() => setLater(true)}>
        {t('update.later')}
      </Button>
      <Button onClick={take}>{t('update.take')}</Button>
    </FloatingNotice>
  )
}
