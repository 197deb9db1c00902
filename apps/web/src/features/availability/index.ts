export { AgendaCalendar } from './calendar/agenda-calendar.lazy.ts'
export { weekdayName, weekdays } from './hours/rule-text.ts'
export { WeekSlots } from './slots/week-slots.tsx'
