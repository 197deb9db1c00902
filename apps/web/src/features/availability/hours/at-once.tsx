import type { Conflict } from '@emma/contracts/availability'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../ui/dialog/confirm.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { askConflictsMutation, keepConflictsMutation, practiceKey } from '../availability.queries.ts'

const ways = { keep: keepConflictsMutation, ask: askConflictsMutation } as const

interface Props {
  readonly way: keyof typeof ways
  readonly conflicts: readonly Conflict[]
  /** For the chosen ones, instead of all. */
  readonly isChosen?: boolean
  /** It leaves some of them out. */
  readonly isPart?: boolean
}

/**
 * One solution for all of them, after confirmation. Those done before a refusal stay done, so everything is reloaded.
 */
export const AtOnce = ({ way, conflicts, isChosen = false, isPart = false }: Props) => {
  const { t } = useTranslation('availability')
  const client = useQueryClient()
  const count = conflicts.length
  const whole = isPart ? t('conflicts.askSome', { count }) : t(`conflicts.all.${way}.button`)
  const verb = isChosen ? t(`conflicts.${way}`) : whole
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
    <Button size="sm" variant="default" loading={solve.isPending} onClick={() => void start()}>
      {verb}
    </Button>
  )
}

/** Leaves out patients who can't move or were asked already. */
export const askableOf = (conflicts: readonly Conflict[]) =>
  conflicts.filter((conflict) => conflict.can_reschedule && !conflict.reschedule_asked)
