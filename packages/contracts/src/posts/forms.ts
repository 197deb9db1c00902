import * as z from 'zod/mini'
import { instant, optionalText, text } from '../kit/index.ts'

/** The form of a post, also checked in the browser. */
export const postForm = z.strictObject({
  title: text(160),
  summary: z.optional(optionalText(400)),
  content: text(50_000),
  draft: z.optional(z.boolean()),
  published_at: z.optional(instant),
})
