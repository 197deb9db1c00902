export { weekdayName, weekdays } from './hours/rule-text.ts'
export { WeekSlots } from './slots/week-slots.tsx'
