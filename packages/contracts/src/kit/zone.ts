import { isZone } from '@emma/domain/availability'
import * as z from 'zod/mini'

// Apart from the kit: only the forms that write a zone load what knows one.

/** A zone of a device or a person, by its IANA name. */
export const timezone = z
  .string()
  .check(z.maxLength(60), z.refine<string>(isZone, { error: 'time_zone_unknown' }))
