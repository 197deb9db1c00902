export {
  type BookableSlot,
  findOpenSlots,
  findSlot,
  findSlots,
  refreshDueSlots,
  refreshNextSlot,
  type SlotRow,
  type SlotStatus,
} from './slots.repo.ts'
