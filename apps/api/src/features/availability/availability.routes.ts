import * as availability from '@emma/contracts/availability'
import * as external from '@emma/contracts/availability/external-calendars'
import * as holidays from '@emma/contracts/availability/holidays'
import * as slots from '@emma/contracts/availability/slots'
import * as week from '@emma/contracts/availability/week'
import type { Mount } from '../../http/mount.ts'
import { closeSlot } from './blocks/close-slot.ts'
import { createBlock } from './blocks/create-block.ts'
import { deleteBlock } from './blocks/delete-block.ts'
import { updateBlock } from './blocks/update-block.ts'
import { addExternalCalendar } from './external/add-calendar.ts'
import { listExternalBusy, listExternalCalendars } from './external/list-calendars.ts'
import { removeExternalCalendar } from './external/remove-calendar.ts'
import { listAvailability } from './list-availability.ts'
import { listHolidays } from './list-holidays.ts'
import { createRule } from './rules/create-rule.ts'
import { deleteRule } from './rules/delete-rule.ts'
import { previewWeek } from './rules/preview-week.ts'
import { saveWeek } from './rules/save-week.ts'
import { updateRule } from './rules/update-rule.ts'
import { listOpenSlots } from './slots/list-open-slots.ts'
import { openSlots } from './slots/open-slots.ts'
import { previewSlots } from './slots/preview-slots.ts'
import { viewSlot } from './slots/view-slot.ts'

export const availabilityRoutes = (mount: Mount): void => {
  mount(slots.listOpenSlots, listOpenSlots)
  mount(slots.viewSlot, viewSlot)
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
  mount(week.previewWeek, previewWeek)
  mount(week.saveWeek, saveWeek)
  mount(holidays.listHolidays, listHolidays)
  mount(external.listExternalCalendars, listExternalCalendars)
  mount(external.addExternalCalendar, addExternalCalendar)
  mount(external.removeExternalCalendar, removeExternalCalendar)
  mount(external.listExternalBusy, listExternalBusy)
}
