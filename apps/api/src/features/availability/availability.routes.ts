import * as availability from '@emma/contracts/availability'
import * as slots from '@emma/contracts/slots'
import type { Mount } from '../../http/mount.ts'
import { closeSlot } from './close-slot.ts'
import { createBlock } from './create-block.ts'
import { createRule } from './create-rule.ts'
import { deleteBlock } from './delete-block.ts'
import { deleteRule } from './delete-rule.ts'
import { keepConflict } from './keep-conflict.ts'
import { listAvailability } from './list-availability.ts'
import { listHolidays } from './list-holidays.ts'
import { listOpenSlots } from './list-open-slots.ts'
import { openSlots } from './open-slots.ts'
import { previewSlots } from './preview-slots.ts'
import { updateBlock } from './update-block.ts'
import { updateRule } from './update-rule.ts'

export const availabilityRoutes = (mount: Mount): void => {
  mount(slots.listOpenSlots, listOpenSlots)
  mount(availability.previewSlots, previewSlots)
  mount(availability.openSlots, openSlots)
  mount(availability.closeSlot, closeSlot)
  mount(availability.listAvailability, listAvailability)
  mount(availability.createRule, createRule)
  mount(availability.updateRule, updateRule)
  mount(availability.deleteRule, deleteRule)
  mount(availability.createBlock, createBlock)
  mount(availability.updateBlock, updateBlock)
  mount(availability.deleteBlock, deleteBlock)
  mount(availability.keepConflict, keepConflict)
  mount(availability.listHolidays, listHolidays)
}
