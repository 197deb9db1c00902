export { brazilianZones } from './brazilian-zones.ts'
export { type ChangedRules, conflictsAfter, type ExistingAppointment } from './conflicts.ts'
export { EXTERNAL_AHEAD, MOST_EXTERNAL_CALENDARS, untilNextReading } from './external-calendars.ts'
export { differs, type Expected, markOf, type SlotOffer } from './offer.ts'
export { type PreviewQuery, type PreviewSlot, previewSlots, type SlotConflict } from './preview.ts'
export {
  type AvailabilityRule,
  checkRule,
  type DateRule,
  intervalBounds,
  MAX_PAUSE,
  type RuleRefusal,
  type WeeklyRule,
} from './rule.ts'
export { checkComing, clashingRules } from './rule-fits.ts'
export { readSlotId, readSlotIdOf, type SlotKey, type SlotMark, slotIdOf } from './slot-id.ts'
export { computeSlots, MAX_DAYS_AHEAD, openedSlots, type Slot, type SlotQuery } from './slots.ts'
export {
  dateOf,
  dayOf,
  hourOf,
  instantOf,
  isoOf,
  minutesOf,
  startOfDay,
  type WallTime,
  wallTimeOf,
  weekdayOf,
} from './wall-time.ts'
export { countWeek } from './week.ts'
export { DEFAULT_ZONE, dayAt, isZone, offsetAt } from './zone.ts'
