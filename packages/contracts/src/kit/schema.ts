import { genderOf, genders, maritalStatuses, maritalStatusOf } from '@emma/domain/customers'
import { oneLine } from '@emma/domain/text'
import * as z from 'zod/mini'

/** A UUID of any version, lower case in the API. */
export const uuid = z.uuid()
/** `YYYY-MM-DD`; PostgreSQL has no year 0. */
export const date = z.iso.date().check(z.regex(/^(?!0000)/))
/** `HH:mm`, 24 hours. */
export const hour = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
/** ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true })
/** A whole number comparable with a PostgreSQL `integer` column, from `min`. */
export const storedInt = (min: number) => z.int().check(z.minimum(min), z.maximum(2_147_483_647))
/** Integer centavos. */
export const centavos = z.int()
/**
 * PostgreSQL stores every character but NUL; half of a surrogate pair (`\p{Cs}`) is not a character, and would come
 * back as another one.
 */
const storable = () =>
  z.refine<string>((value) => !value.includes('\u0000') && !/\p{Cs}/u.test(value), { error: 'text_invalid' })
/** Typed text: trimmed, not empty, at most `max` characters. */
export const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), storable())
/** A typed name of a thing, in one line of what can be seen. */
export const title = (max: number) =>
  z.string().check(z.overwrite(oneLine), z.minLength(1), z.maxLength(max), storable())
/** Text that may be empty. */
export const optionalText = (max: number) => z.string().check(z.trim(), z.maxLength(max), storable())
export const gender = z.enum(genders)
export const maritalStatus = z.enum(maritalStatuses)
/** As clients send it: older ones use free text. */
export const genderWord = z.pipe(z.string(), z.pipe(z.transform(genderOf), gender))
/** As forms send it: empty for none. */
export const genderChoice = z.pipe(z.string(), z.pipe(z.transform(genderOf), z.enum(['', ...genders])))
export const maritalStatusChoice = z.pipe(
  z.string(),
  z.pipe(z.transform(maritalStatusOf), z.enum(['', ...maritalStatuses])),
)
/** A flag in a query string. */
export const queryFlag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
)
/** A whole number in a query string, within the bounds. */
export const queryInt = (min: number, max: number) =>
  z.pipe(
    z.union([z.string().check(z.regex(/^\d{1,9}$/)), z.int()]),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
  )

/** `page` and `pageSize` of a list (pageSize 10 by default). */
export const paging = (pageSize = 10) => ({
  page: z._default(queryInt(1, 1_000_000), 1),
  pageSize: z._default(queryInt(1, 100), pageSize),
})

/** A sort key: a column, or `-` and the column for descending order. */
export type SortBy<K extends string> = K | `-${K}`

/** `sort` of a list by one of its columns; by default the list's own order. */
export const sorting = <const K extends string>(columns: readonly K[]) =>
  z.optional(z.enum(columns.flatMap((column): SortBy<K>[] => [column, `-${column}`])))

export const meta = z.object({ page: z.int(), pageSize: z.int(), total: z.int() })
/** `{ data, meta }`, the answer of a list. */
export const listOf = <S extends z.ZodMiniType>(item: S) => z.object({ data: z.array(item), meta })
/** The fault of one field: `message` in Portuguese, `code` and `params` for other languages. */
export const fieldProblem = z.object({
  path: z.string(),
  message: z.string(),
  code: z.string(),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
/** A constant in place of a value that assistants may not read. */
export const withheld = <const T>(value: T) =>
  z.pipe(
    z.unknown(),
    z.transform((): T => value),
  )
/** `{ id }` in the path. */
export const idParams = z.strictObject({ id: uuid })
