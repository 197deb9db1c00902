import { EXTENSION_MINUTES, NEAR_END_MINUTES } from '@emma/domain/calls'
import { MINUTE } from '@emma/domain/interval'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatHour } from '../../../lib/i18n/format.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { StateStrip } from '../../../ui/notice/state-strip.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { callStore } from '../state/call-store.ts'
import type { CallView } from '../state/call-view.ts'
import classes from './scene.module.css'

const LOOK_MS = 5000

const Extend = () => {
  const { t } = useTranslation('calls')
  const [busy, setBusy] = useState(false)
  const extend = (minutes: (typeof EXTENSION_MINUTES)[number]) => {
    setBusy(true)
    void callStore
      .extend(minutes)
      .catch(() => toast.error(t('end.failed')))
      .then(() => setBusy(false))
  }
  return (
    <fieldset className={classes.extend} disabled={busy}>
      <legend>{t('end.extend')}</legend>
      {EXTENSION_MINUTES.map((minutes) => (
        <Button
          key={minutes}
          size="sm"
          variant="white"
          c="dark.9"
          aria-label={t('end.extendBy', { count: minutes })}
          onClick={() => extend(minutes)}
        >
          {t('end.minutes', { count: minutes })}
        </Button>
      ))}
    </fieldset>
  )
}

interface Props {
  readonly view: CallView
  readonly participant: 'customer' | 'specialist'
}

/** Near and after the planned end: the time left; the specialist can extend without ending the call. */
export const NearEnd = ({ view, participant }: Props) => {
  const { t } = useTranslation('calls')
  const now = useNow(LOOK_MS)
  const { endsAt, nextStart } = view
  if (endsAt === null) return null
  const isSpecialist = participant === 'specialist'
  const left = Date.parse(endsAt) - now
  const hour = formatHour(endsAt)
  const next = nextStart === null ? '' : t('end.next', { hour: formatHour(nextStart) })
  if (left > NEAR_END_MINUTES * MINUTE) {
    return next ? <StateStrip tone="info">{`${t('end.extended', { hour })} ${next}`}</StateStrip> : null
  }
  const words =
    left > 0
      ? t('end.near', { count: Math.ceil(left / MINUTE) })
      : t(isSpecialist ? 'end.over' : 'end.overCustomer', { hour })
  return (
    <>
      <StateStrip tone="info">{`${words} ${next}`.trim()}</StateStrip>
      {isSpecialist && <Extend />}
    </>
  )
}
