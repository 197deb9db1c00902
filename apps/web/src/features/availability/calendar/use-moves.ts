import type { AvailabilityRule, Block } from '@emma/contracts/availability'
import type { Appointment } from '@emma/contracts/booking'
import { dayOf, weekdayOf } from '@emma/domain/availability'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../ui/dialog/confirm.ts'
import { changeRuleMutation, updateBlockMutation } from '../availability.queries.ts'
import { useRuleText } from '../hours/rule-text.ts'
import { useChange } from '../hours/use-change.ts'
import type { Entry } from './calendar-events.ts'
import type { Span } from './calendar-grid.tsx'
import { dateOfSpan, hourOfSpan, momentIn } from './grid-moments.ts'

const LAST_SECOND = '23:59:59'

/** A rule at its new place in the grid: the weekday or date of its start, at its hours. */
const movedRule = (rule: AvailabilityRule, { start, end }: Span): AvailabilityRule => {
  const date = dateOfSpan(start)
  const isWholeEnd = dateOfSpan(end) !== date || end.endsWith(LAST_SECOND)
  return {
    ...rule,
    init_hour: hourOfSpan(start),
    final_hour: isWholeEnd ? '24:00' : hourOfSpan(end),
    ...(rule.date === null ? { weekday: weekdayOf(dayOf(date) ?? 0) } : { date }),
  }
}

/**
 * Handles moves in the grid: a weekly rule affects every week, so it asks first; an appointment stays, and its patient
 * is asked.
 */
export const useMoves = (zone: string, onPropose: (appointment: Appointment, at: string) => void) => {
  const { t } = useTranslation('availability')
  const textOf = useRuleText()
  const saveRule = useChange(changeRuleMutation, t('calendar.saved'))
  const saveBlock = useChange(updateBlockMutation, t('calendar.blockSaved'))
  const moveRule = async (rule: AvailabilityRule, span: Span) => {
    const { id, ...body } = movedRule(rule, span)
    const { days, hours } = textOf({ id, ...body })
    const question = { title: t('calendar.moveTitle'), detail: `${days}, ${hours}` }
    if (await ask({ ...question, confirm: t('calendar.move') })) saveRule.mutate({ id, body })
  }
  const moveBlock = ({ id, reason }: Block, { start, end }: Span) =>
    saveBlock.mutate({ id, reason, starts_at: momentIn(zone, start), ends_at: momentIn(zone, end) })
  return (entry: Entry, span: Span): void => {
    if (entry.kind === 'rule') void moveRule(entry.rule, span)
    else if (entry.kind === 'block') moveBlock(entry.block, span)
    else if (entry.kind === 'appointment') onPropose(entry.appointment, momentIn(zone, span.start))
  }
}
