import type { AppointmentStatus } from '@emma/contracts/booking'

export const tabs = ['coming', 'past'] as const
export type Tab = (typeof tabs)[number]

/** An attempt that was not paid (`expired`) never became a consultation, so neither tab shows it. */
export const statesOf = {
  coming: ['awaiting_payment', 'confirmed', 'in_progress'],
  past: ['finished', 'no_show', 'canceled_by_customer', 'canceled_by_specialist'],
} as const satisfies Record<Tab, readonly AppointmentStatus[]>

/** Canceled ones whose time is still to come count as upcoming. */
export const canceledStates = ['canceled_by_customer', 'canceled_by_specialist'] as const
