import type { WeekRule } from '@emma/contracts/availability/week'
import { checkComing, checkRule, clashingRules } from '@emma/domain/availability'
import { fieldRefusal } from '@emma/phrases/field-refusal'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import { AppError } from '../../../http/app-error.ts'
import { toRule } from '../availability.present.ts'
import { fieldOf } from './read-rule.ts'
import { hasPlace, type StoredRule } from './rules.repo.ts'

interface Where {
  readonly specialistId: string
  readonly zone: string
  readonly now: Date
}

const refused = (code: 'rule_invalid' | 'slot_conflict', at: number, field: string): AppError =>
  new AppError(code, { errors: [{ path: `rules.${at}.${field}`, ...fieldRefusal(code) }] })

/** A weekly rule that would open something from now on. */
const readOne = (body: WeekRule, at: number, { zone, now }: Where): StoredRule => {
  const rule = toRule(body)
  if (rule === undefined) throw refused('rule_invalid', at, 'weekday')
  const checked = checkRule(rule)
  if (!checked.ok) throw refused('rule_invalid', at, fieldOf(checked.code))
  if (!checkComing(rule, zone, now.getTime()).ok) throw refused('rule_invalid', at, 'valid_until')
  return { id: String(at), rule }
}

const requirePlaces = async (db: Db | Tx, rules: readonly StoredRule[], specialistId: string) => {
  const known = new Map<string, boolean>()
  for (const [at, { rule }] of rules.entries()) {
    if (rule.placeId === null) continue
    const isOwn = known.get(rule.placeId) ?? (await hasPlace(db, specialistId, rule.placeId))
    known.set(rule.placeId, isOwn)
    if (!isOwn) throw refused('rule_invalid', at, 'place_id')
  }
}

/**
 * The weekly rules of a body: each valid, none conflicting with another or with those of single dates. Faults name the
 * position in the list.
 * @throws AppError `rule_invalid`, `slot_conflict`
 */
export const readWeek = async (
  db: Db | Tx,
  bodies: readonly WeekRule[],
  dated: readonly StoredRule[],
  where: Where,
): Promise<StoredRule[]> => {
  const rules = bodies.map((body, at) => readOne(body, at, where))
  await requirePlaces(db, rules, where.specialistId)
  for (const [at, { rule }] of rules.entries()) {
    const others = [...rules.slice(0, at), ...dated]
    if (clashingRules(rule, others).length > 0) throw refused('slot_conflict', at, 'init_hour')
  }
  return rules
}
