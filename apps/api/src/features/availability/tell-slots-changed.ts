import type { Deps } from '../../deps.ts'

export const slotsPlace = (specialistId: string): string => `slots:${specialistId}`

/**
 * Tells everybody who looks at a specialist's times that they are others now: a slot was taken, freed, offered to
 * somebody, or the rules changed. After the commit; who asks then sees what was written.
 */
export const tellSlotsChanged = ({ realtime }: Pick<Deps, 'realtime'>, specialistId: string): void =>
  realtime.tellPlace(slotsPlace(specialistId), 'slots:changed', { specialist_id: specialistId })
