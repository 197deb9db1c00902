// Apart from the formats: the entry follows who is logged in, and the login writes no date.

/** The zone of the device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

let personZone: string | undefined

/** Follows who is logged in: their zone counts on every screen, the device's where nobody is. */
export const keepPersonZone = (zone: string | undefined): void => {
  personZone = zone
}

/** The zone of whoever looks at the screen: the person's own, as in their messages and documents. */
export const ownZone = (): string => personZone ?? deviceZone()
