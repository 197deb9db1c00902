import { ApiError } from '@emma/contracts/kit'
import { Alert, Button } from '@mantine/core'
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs'
import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isProblem, problemText } from '../../../lib/api/problem.ts'
import { formatHour } from '../../../lib/i18n/format.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import classes from './sign-up.module.css'
import type { StepProps } from './sign-up-screen.tsx'
import { Taken } from './taken.tsx'

const second = 1000

/** Somebody else has it, or it can no longer be booked. */
const isLost = (error: unknown): boolean =>
  isProblem(error, 'slot_taken') || isProblem(error, 'slot_not_open')

interface Props extends StepProps {
  readonly held: UseQueryResult<{ held_until: string }>
}

const Running = ({ until, onAgain }: { until: string; onAgain: () => void }) => {
  const { t } = useTranslation('signUp')
  const isOver = Date.parse(until) <= useNow(second)
  return (
    <div className={classes.held} data-over={isOver || undefined}>
      <IconClock size={20} stroke={1.75} aria-hidden />
      <span role="status">{isOver ? t('held.over') : t('held.until', { hour: formatHour(until) })}</span>
      {isOver && (
        <Button variant="subtle" size="compact-md" onClick={onAgain}>
          {t('held.again')}
        </Button>
      )}
    </div>
  )
}

/** The deadline of the hold, or the reason that there is none. */
export const Held = ({ signUp, specialist, slot, held }: Props) => {
  const { t } = useTranslation('signUp')
  const { data, error } = held
  const again = () => void held.refetch()
  if (!error) return data ? <Running until={data.held_until} onAgain={again} /> : null
  if (isLost(error))
    return <Taken signUp={signUp} specialist={specialist} start={Date.parse(slot.starts_at)} />
  const offer = error instanceof ApiError ? error.problem.offer : undefined
  if (offer)
    return (
      <Alert color="amber" role="alert">
        <p className={classes.problem}>{t('held.changed')}</p>
        <Button onClick={() => signUp.choose({ slot: offer.id, passo: undefined, id: undefined })}>
          {t('held.see')}
        </Button>
      </Alert>
    )
  const isOver = isProblem(error, 'sign_up_over')
  return (
    <Alert color="amber" role="alert">
      <p className={classes.problem}>{problemText(error).detail}</p>
      <Button variant="default" onClick={isOver ? signUp.restart : again}>
        {t(isOver ? 'held.begin' : 'held.retry')}
      </Button>
    </Alert>
  )
}
