import type { Appointment } from '@emma/contracts/booking'
import { OPENS_MINUTES_BEFORE } from '@emma/domain/booking'
import { HOUR, MINUTE } from '@emma/domain/interval'
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../lib/time/use-now.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { appointmentsKey } from '../booking.queries.ts'
import { clockOf } from '../pay/countdown.ts'
import classes from './agenda.module.css'

const second = 1000
const askAgain = 3 * second

const JoinButton = ({ id }: { id: string }) => {
  const { t } = useTranslation('booking')
  return (
    <LinkButton
      to="/customer/calls/{-$id}"
      params={{ id }}
      leftSection={<IconVideo size={20} stroke={1.75} aria-hidden />}
    >
      {t('card.join')}
    </LinkButton>
  )
}

/** Counts down the last hour by the second; then asks the server until it opens the call. */
const Countdown = ({ opens }: { opens: number }) => {
  const { t } = useTranslation('booking')
  const client = useQueryClient()
  const left = opens - useNow(second)
  const isDue = left <= 0
  useEffect(() => {
    if (!isDue) return
    const readAgain = () => void client.invalidateQueries({ queryKey: appointmentsKey })
    readAgain()
    const timer = setInterval(readAgain, askAgain)
    return () => clearInterval(timer)
  }, [client, isDue])
  return (
    <p className={classes.opens} role="timer">
      {isDue ? t('card.opening') : t('card.opensIn', { time: clockOf(left) })}
    </p>
  )
}

/** Whether the way into a call is open, or opens within the hour. In person there is no call. */
export const useIsNear = ({ online, status, can, starts_at, ends_at }: Appointment): boolean => {
  const now = useNow(MINUTE)
  const opens = Date.parse(starts_at) - OPENS_MINUTES_BEFORE * MINUTE
  if (!online) return false
  return can.join || (status === 'confirmed' && opens - now < HOUR && now < Date.parse(ends_at))
}

/** The entry to a call: a countdown that becomes a button. */
export const JoinWhenOpen = ({ appointment }: { appointment: Appointment }) => {
  const isNear = useIsNear(appointment)
  if (!isNear) return null
  if (appointment.can.join) return <JoinButton id={appointment.id} />
  return <Countdown opens={Date.parse(appointment.starts_at) - OPENS_MINUTES_BEFORE * MINUTE} />
}
