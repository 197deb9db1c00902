// Separate from the formats: the entry needs it at login, which formats no date.

/** The device's zone. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

let personZone: string | undefined

/** Follows the logged-in person: their zone applies on every screen, else the device's. */
export const keepPersonZone = (zone: string | undefined): void => {
  personZone = zone
}

/** The viewer's zone, as in their messages and documents. */
export const ownZone = (): string => personZone ?? deviceZone()
