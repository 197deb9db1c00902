export {
  groupOf,
  isUrgent,
  kindsOf,
  type NoticeGroup,
  type NoticeKind,
  noticeGroups,
  noticeKinds,
} from './kinds.ts'
export {
  groupsFor,
  heldBackMinutes,
  isOptional,
  type NoticeSettings,
  type NoticeWay,
  noticeWays,
  type QuietHours,
  quietMinutesLeft,
} from './settings.ts'
