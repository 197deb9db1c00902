import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { cases } from '../matrix/cases/index.ts'

const kinds = [null, undefined, true, 0, 'x', [], [null], {}]

const shapeOf = (schema: z.ZodMiniType): object =>
  'shape' in schema.def && typeof schema.def.shape === 'object' ? (schema.def.shape ?? {}) : {}

/** Each wrong value itself, and in each field. */
const wrongFor = (schema: z.ZodMiniType): unknown[] => [
  ...kinds,
  ...Object.keys(shapeOf(schema)).flatMap((name) => kinds.map((kind) => ({ [name]: kind }))),
]

test.each(cases.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  '%s reads what is of the wrong kind without an error of its own',
  (_name, { params, query, body }) => {
    for (const schema of [params, query, body]) {
      for (const wrong of schema ? wrongFor(schema) : [])
        expect(() => schema?.safeParse(wrong), JSON.stringify(wrong)).not.toThrow()
    }
  },
)
