import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { takeUpdate } from '../../lib/installed/update.ts'
import { mayReload } from '../../lib/loading/busy.ts'
import layout from '../layout/layout.module.css'
import { toast } from '../toast/toast.ts'
import classes from './update-notice.module.css'

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
    <section aria-label={t('update.title')} className={classes.notice}>
      <p role="status">
        <strong>{t('update.title')}</strong> {t('update.detail')}
      </p>
      <div className={layout.end}>
        <Button variant="subtle" color="gray" onClick={() => setLater(true)}>
          {t('update.later')}
        </Button>
        <Button onClick={take}>{t('update.take')}</Button>
      </div>
    </section>
  )
}
