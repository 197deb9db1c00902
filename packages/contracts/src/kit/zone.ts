import { isZone } from '@emma/domain/availability'
import * as z from 'zod/mini'

// Separate from the kit: only forms with a zone load the zone check.

/** A device's or user's zone, by its IANA name. */
export const timezone = z
  .string()
  .check(z.maxLength(60), z.refine<string>(isZone, { error: 'time_zone_unknown' }))
