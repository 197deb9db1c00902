import type { NotificationKind } from '@emma/contracts/notifications/notification'
import { kindsOf, type NoticeGroup } from '@emma/domain/notifications'

interface Some {
  readonly kind?: NotificationKind | undefined
  readonly group?: NoticeGroup | undefined
}

/** The kinds a list is filtered by; undefined: all. Both filters combine. */
export const requestedKinds = ({ kind, group }: Some): readonly NotificationKind[] | undefined => {
  if (group === undefined) return kind === undefined ? undefined : [kind]
  return kindsOf(group).filter((each) => kind === undefined || each === kind)
}
