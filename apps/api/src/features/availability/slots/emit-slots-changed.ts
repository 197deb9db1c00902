import type { Deps } from '../../../deps.ts'

export const slotsPlace = (specialistId: string): string => `slots:${specialistId}`

/**
 * Notifies everyone who watches a specialist's slots of a change: a slot was taken, freed or offered, or the rules
 * changed. Called after the commit, so that a new read sees it.
 */
export const emitSlotsChanged = ({ realtime }: Pick<Deps, 'realtime'>, specialistId: string): void =>
  realtime.emitToPlace(slotsPlace(specialistId), 'slots:changed', { specialist_id: specialistId })
