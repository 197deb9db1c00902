import { DAY } from '@emma/domain/interval'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../lib/i18n/format.ts'
import { specialtyName } from '../../lib/i18n/i18n.ts'
import { storageKeys } from '../../lib/storage-keys.ts'
import { Coming } from '../../ui/feedback/coming.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import ReviewButton from './review-button.tsx'
import classes from './reviews.module.css'
import { latestFinishedQuery } from './reviews.queries.ts'

const ASKED_FOR_DAYS = 14
const { reviewLater: key } = storageKeys

/** "Not now" is stored in this browser, for that consultation. */
const useLater = () => {
  const [later, setLater] = useState(() => localStorage.getItem(key))
  return {
    later,
    putOff: (id: string) => {
      localStorage.setItem(key, id)
      setLater(id)
    },
  }
}

/** Asks for a review of the latest consultation, for two weeks or until it is given or postponed. */
export default function ReviewAsk() {
  const { t } = useTranslation('reviews')
  const { data: latest, isLoading } = useQuery(latestFinishedQuery)
  const { later, putOff } = useLater()
  if (isLoading) return <Coming />
  if (!latest?.can.review || latest.id === later) return null
  if (Date.now() - Date.parse(latest.ends_at) > ASKED_FOR_DAYS * DAY) return null
  const { specialist, specialty, starts_at } = latest
  return (
    <Panel title={t('ask.title')}>
      <p className={classes.words}>
        {t('ask.detail', {
          specialty: specialtyName(specialty.name),
          name: specialist.name,
          moment: formatMoment(starts_at),
        })}
      </p>
      <div className={classes.actions}>
        <ReviewButton appointment={latest} />
        <Button px="sm" variant="subtle" color="gray" onClick={() => putOff(latest.id)}>
          {t('ask.later')}
        </Button>
      </div>
    </Panel>
  )
}
