import { useDebouncedValue } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../../lib/forms/use-leave-guard.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { type Practice, practiceKey, previewWeekQuery, saveWeekMutation } from '../availability.queries.ts'
import { ConflictList } from '../hours/conflict-list.tsx'
import { useIsSuspended } from '../suspended.tsx'
import { DayRow } from './day-row.tsx'
import { usePlaces } from './use-places.ts'
import { type Draft, useWeek } from './use-week.ts'
import classes from './week.module.css'
import { WeekBar } from './week-bar.tsx'
import { DEFAULT_SHIFT, splitAtMidnight } from './week-draft.ts'
import { WeekHead } from './week-head.tsx'
import { WEEK_ORDER } from './weekdays.ts'

const TYPING = 400

/** The additional conflicts that the change would cause, requested while the week is edited. */
const useConflictsAhead = (practice: Practice, { rules, isDirty, isWhole }: Draft) => {
  const [settled] = useDebouncedValue(rules, TYPING)
  const preview = useQuery({ ...previewWeekQuery(settled), enabled: isDirty && isWhole })
  if (!isDirty || !preview.data) return []
  const outside = new Set(practice.conflicts.map(({ schedule_id }) => schedule_id))
  return preview.data.filter(({ schedule_id }) => !outside.has(schedule_id))
}

const useSave = (draft: Draft) => {
  const { t } = useTranslation('availability')
  const client = useQueryClient()
  return useMutation({
    ...saveWeekMutation,
    onSuccess: (saved) => {
      toast.success(t('week.saved'))
      draft.restart(saved.data)
      void client.invalidateQueries({ queryKey: practiceKey })
      void client.invalidateQueries({ queryKey: ['booking'] })
    },
    onError: toast.problem,
  })
}

interface Props {
  readonly practice: Practice
  /** Content between the week and its bar. */
  readonly children: ReactNode
}

/** A practice's week: seven rows, their totals, and the conflicts a change would cause, before saving. */
export const WeekEditor = ({ practice, children }: Props) => {
  const { t } = useTranslation('availability')
  const draft = useWeek(practice.data)
  const places = usePlaces()
  const ahead = useConflictsAhead(practice, draft)
  const save = useSave(draft)
  const isLocked = useIsSuspended()
  useLeaveGuard(() => draft.isDirty)
  useEffect(() => {
    if (!draft.isDirty && practice.data !== draft.seen) draft.restart(practice.data)
  })
  const like = { ...DEFAULT_SHIFT, ...draft.usual }
  const replaces = draft.seen.filter(({ weekday }) => weekday !== null).map(({ id }) => id)
  return (
    <>
      <ConflictList conflicts={practice.conflicts} />
      <fieldset disabled={isLocked} className={classes.lock}>
        <WeekHead draft={draft} />
        <section className={classes.week} aria-label={t('week.label')}>
          <h2>{t('week.title')}</h2>
          <ul>
            {WEEK_ORDER.map((weekday) => {
              const day = draft.period.days[weekday]
              if (!day) return null
              const slots = draft.counts[weekday]?.slots ?? 0
              const row = { weekday, day, slots, places, like, usual: draft.usual }
              return (
                <DayRow
                  key={weekday}
                  {...row}
                  onChange={draft.changeDays}
                  onSplit={(at) => draft.change(splitAtMidnight(draft.period, weekday, at))}
                />
              )
            })}
          </ul>
        </section>
      </fieldset>
      <ConflictList conflicts={ahead} isAhead />
      {children}
      {!isLocked && (
        <WeekBar
          draft={draft}
          isSaving={save.isPending}
          onSave={() => save.mutate({ rules: draft.rules, replaces })}
        />
      )}
    </>
  )
}
