export { weekdayName, weekdays } from './rule-text.ts'
export { WeekSlots } from './week-slots.tsx'
