import { json } from 'node:stream/consumers'
import * as z from 'zod'
import { busyIn } from './busy-in.ts'

/** The process that parses one calendar: a bad file takes only this process's time and memory. */
const query = z.object({
  text: z.string(),
  within: z.object({ start: z.number(), end: z.number() }),
  zone: z.string(),
  ownHost: z.string(),
})

process.stdout.write(JSON.stringify(busyIn(query.parse(await json(process.stdin)))))
