export { WeekSlots } from './week-slots.tsx'
