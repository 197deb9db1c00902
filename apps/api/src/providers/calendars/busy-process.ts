import { json } from 'node:stream/consumers'
import * as z from 'zod'
import { busyIn } from './busy-in.ts'

/** The process that reads one calendar: a strange file takes time and memory of this process alone. */
const query = z.object({
  text: z.string(),
  within: z.object({ start: z.number(), end: z.number() }),
  ownHost: z.string(),
})

process.stdout.write(JSON.stringify(busyIn(query.parse(await json(process.stdin))) ?? null))
