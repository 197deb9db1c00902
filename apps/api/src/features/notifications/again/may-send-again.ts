import { groupOf, isOptional, isUrgent, type NoticeKind } from '@emma/domain/notifications'
import type { Untrue } from '../sending.repo.ts'

interface Sendable {
  readonly kind: NoticeKind
  readonly untrue: Untrue | null
  readonly muted_messages: readonly string[] | null
}

/** Whether a message may be sent again: still true, not about a past moment, and not muted by the person. */
export const maySendAgain = ({ kind, untrue, muted_messages: muted }: Sendable): boolean => {
  const group = groupOf(kind)
  const isRefused = isOptional(group, 'message') && muted?.includes(group) === true
  return untrue === null && !isUrgent(kind) && !isRefused
}
