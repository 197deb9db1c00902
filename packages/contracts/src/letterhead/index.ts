import { checkPaperColour } from '@emma/domain/letterhead'
import * as z from 'zod/mini'
import { endpoint } from '../kit/index.ts'

const MEGABYTE = 1024 * 1024
/** Bytes of a logo as it is sent. */
export const LOGO_MAX_BYTES = 5 * MEGABYTE

/** `#rrggbb`, dark enough to be readable on white paper. */
export const paperColour = z.string().check(
  z.maxLength(20),
  z.trim(),
  z.toLowerCase(),
  z.regex(/^#[0-9a-f]{6}$/, { error: 'colour_invalid', abort: true }),
  z.refine<string>((text) => checkPaperColour(text).ok, { error: 'colour_too_light' }),
)

/** The head of a practice's documents; null fields if it has none of its own. */
const letterhead = z.object({ logo: z.nullable(z.string()), colour: z.nullable(z.string()) })
export type Letterhead = z.output<typeof letterhead>

const call = {
  path: 'specialists/letterhead',
  resource: 'specialist',
  role: 'specialist',
  status: 200,
  errors: [],
} as const

export const getLetterhead = endpoint({
  ...call,
  method: 'GET',
  summary: 'Logo and colour that the own papers begin with',
  action: 'read',
  response: letterhead,
})

export const saveLetterhead = endpoint({
  ...call,
  method: 'PUT',
  summary:
    'Keeps what is sent: a logo as a file (PNG, JPEG or WebP), or none with `logo` null; a colour, or none with `colour` null',
  action: 'update',
  multipart: { files: ['logo'], maxBytes: LOGO_MAX_BYTES },
  body: z.strictObject({ logo: z.optional(z.null()), colour: z.optional(z.nullable(paperColour)) }),
  response: letterhead,
})
