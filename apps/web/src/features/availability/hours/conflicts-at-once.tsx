import type { Conflict } from '@emma/contracts/availability'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../ui/dialog/confirm.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { CancelManyButton } from '../../booking/index.ts'
import { askConflictsMutation, keepConflictsMutation, practiceKey } from '../availability.queries.ts'
import classes from '../calendar/calendar.module.css'
import { whenOf } from './conflict-when.ts'

const ways = { keep: keepConflictsMutation, ask: askConflictsMutation } as const

interface Props {
  readonly way: keyof typeof ways
  readonly conflicts: readonly Conflict[]
  /** Of those that were chosen, instead of all. */
  readonly isChosen?: boolean
}

/** One way out for all of them, after a yes. What was done before one was refused stays, so all is read again. */
const AtOnce = ({ way, conflicts, isChosen = false }: Props) => {
  const { t } = useTranslation('availability')
  const client = useQueryClient()
  const count = conflicts.length
  const verb = t(isChosen ? `conflicts.${way}` : `conflicts.all.${way}.button`)
  const solve = useMutation({
    ...ways[way],
    onSuccess: () => toast.success(t(`conflicts.all.${way}.done`, { count })),
    onError: toast.problem,
    onSettled: () =>
      Promise.all([practiceKey, ['booking']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
  const start = async () => {
    const [title, detail] = [t(`conflicts.all.${way}.title`, { count }), t(`conflicts.all.${way}.detail`)]
    if (await ask({ title, detail, confirm: verb }))
      solve.mutate(conflicts.map((conflict) => conflict.schedule_id))
  }
  return (
    <Button
      size={isChosen ? 'compact-sm' : 'sm'}
      variant="default"
      loading={solve.isPending}
      onClick={() => void start()}
    >
      {verb}
    </Button>
  )
}

/** Who can't move or was asked before is not asked again. */
const askableOf = (conflicts: readonly Conflict[]) =>
  conflicts.filter((conflict) => conflict.can_reschedule && !conflict.reschedule_asked)

interface ChosenProps {
  readonly chosen: readonly Conflict[]
  readonly onClear: () => void
}

const Chosen = ({ chosen, onClear }: ChosenProps) => {
  const { t } = useTranslation()
  const askable = askableOf(chosen)
  const canceling = chosen.map((conflict) => ({
    id: conflict.schedule_id,
    name: conflict.customer.name,
    when: whenOf(conflict),
  }))
  return (
    <div className={`${classes.solve} ${classes.atOnce}`}>
      <span role="status">{t('table.picked', { count: chosen.length })}</span>
      <AtOnce way="keep" conflicts={chosen} isChosen />
      {askable.length > 0 && <AtOnce way="ask" conflicts={askable} isChosen />}
      <CancelManyButton appointments={canceling} onDone={onClear} />
      <Button size="compact-sm" variant="subtle" onClick={onClear}>
        {t('table.unpick')}
      </Button>
    </div>
  )
}

/** Several conflicts are solved together: the chosen ones, or all while none is chosen. */
export const ConflictsAtOnce = ({ conflicts, ...picked }: Pick<Props, 'conflicts'> & ChosenProps) => {
  const askable = askableOf(conflicts)
  if (picked.chosen.length > 0) return <Chosen {...picked} />
  if (conflicts.length < 2) return null
  return (
    <div className={`${classes.solve} ${classes.atOnce}`}>
      <AtOnce way="keep" conflicts={conflicts} />
      {askable.length > 1 && <AtOnce way="ask" conflicts={askable} />}
    </div>
  )
}
