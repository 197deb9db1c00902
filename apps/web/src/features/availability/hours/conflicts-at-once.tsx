import type { Conflict } from '@emma/contracts/availability'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../ui/dialog/confirm.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { askConflictsMutation, keepConflictsMutation, practiceKey } from '../availability.queries.ts'
import classes from '../calendar/calendar.module.css'

const ways = { keep: keepConflictsMutation, ask: askConflictsMutation } as const

interface Props {
  readonly way: keyof typeof ways
  readonly conflicts: readonly Conflict[]
}

/** One way out for all of them, after a yes. What was done before one was refused stays, so all is read again. */
const AtOnce = ({ way, conflicts }: Props) => {
  const { t } = useTranslation('availability')
  const client = useQueryClient()
  const count = conflicts.length
  const solve = useMutation({
    ...ways[way],
    onSuccess: () => toast.success(t(`conflicts.all.${way}.done`, { count })),
    onError: toast.problem,
    onSettled: () =>
      Promise.all([practiceKey, ['booking']].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
  const start = async () => {
    const [title, detail] = [t(`conflicts.all.${way}.title`, { count }), t(`conflicts.all.${way}.detail`)]
    const isMeant = await ask({ title, detail, confirm: t(`conflicts.all.${way}.button`) })
    if (isMeant) solve.mutate(conflicts.map((conflict) => conflict.schedule_id))
  }
  return (
    <Button size="sm" variant="default" loading={solve.isPending} onClick={() => void start()}>
      {t(`conflicts.all.${way}.button`)}
    </Button>
  )
}

/** Several conflicts are solved together; who can't move or was asked before is not asked again. */
export const ConflictsAtOnce = ({ conflicts }: Pick<Props, 'conflicts'>) => {
  const askable = conflicts.filter((conflict) => conflict.can_reschedule && !conflict.reschedule_asked)
  if (conflicts.length < 2) return null
  return (
    <div className={`${classes.solve} ${classes.atOnce}`}>
      <AtOnce way="keep" conflicts={conflicts} />
      {askable.length > 1 && <AtOnce way="ask" conflicts={askable} />}
    </div>
  )
}
