import { referralPriorities } from '@emma/domain/prescriptions'
import * as z from 'zod/mini'
import { date, optionalText, text } from '../kit/index.ts'

/** `leave`: away from work or school for days. `attendance`: was attended at that hour. */
const certificatePurposes = ['leave', 'attendance'] as const

export const certificateForm = {
  purpose: z.enum(certificatePurposes),
  /** Days of leave, the first included; only for a leave. */
  days: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
  /** The first day; by default the day of issue. */
  from: z.optional(date),
  /** The patient asked for the diagnosis to be on it (CFM 1.658/2002 art. 5). */
  cid_consent: z._default(z.boolean(), false),
  notes: z.optional(optionalText(500)),
}

export const examRequestForm = {
  exams: z
    .array(z.strictObject({ name: text(200), note: z.optional(optionalText(300)) }))
    .check(z.minLength(1), z.maxLength(30)),
  /** The reason for the exams. */
  indication: z.optional(optionalText(1000)),
}

/** The patient asked for the diagnosis to be on it. */
const cid_consent = z._default(z.boolean(), false)

export const referralForm = {
  /** The specialty or service referred to. */
  specialty: text(120),
  /** A named person, if one is meant. */
  addressee: z.optional(optionalText(120)),
  priority: z._default(z.enum(referralPriorities), 'routine'),
  /** The request, with what the colleague must know. */
  reason: text(4000),
  cid_consent,
}

export const reportForm = {
  /** The addressee: an employer, an insurer, a school. */
  addressee: z.optional(optionalText(120)),
  text: text(8000),
  cid_consent,
}
