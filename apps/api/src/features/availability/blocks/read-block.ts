import type { createBlock } from '@emma/contracts/availability'
import type { BodyOf } from '@emma/contracts/kit'
import { ruleInvalid } from '../rules/read-rule.ts'

/** Time off with a positive length that is not over. @throws AppError `rule_invalid` */
export const readBlock = ({ starts_at, ends_at, reason }: BodyOf<typeof createBlock>, now: Date) => {
  const [start, end] = [Date.parse(starts_at), Date.parse(ends_at)]
  if (start >= end || end <= now.getTime()) throw ruleInvalid('ends_at')
  return { start, end, reason }
}
