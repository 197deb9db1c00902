import * as z from 'zod'
import type { PagarmeCall } from './pagarme-http.ts'
import { ProviderUnknown } from './port.ts'

/** An answer we don't understand counts as none: the request may have been carried out. */
export const read = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new ProviderUnknown('Not a known answer', { cause: parsed.error })
  return parsed.data
}

const PAGE = 100
const rows = z.object({ data: z.array(z.unknown()) })

/** Rows of a list with page numbers, until a page is not full. */
export async function* pagesOf(call: PagarmeCall, path: string): AsyncGenerator<unknown> {
  for (let page = 1; ; page += 1) {
    const joint = path.includes('?') ? '&' : '?'
    const answer = await call({ method: 'GET', path: `${path}${joint}page=${page}&size=${PAGE}` })
    const { data } = read(rows, answer.body)
    yield* data
    if (data.length < PAGE) return
  }
}

const cursorRows = rows.extend({ paging: z.object({ forward_cursor: z.string().nullish() }).nullish() })

/** Rows of a list with `forward_cursor`. */
export async function* cursorOf(call: PagarmeCall, path: string): AsyncGenerator<unknown> {
  for (let cursor = ''; ; ) {
    const after = cursor === '' ? '' : `&forward_cursor=${encodeURIComponent(cursor)}`
    const answer = await call({ method: 'GET', path: `${path}&size=${PAGE}${after}` })
    const { data, paging } = read(cursorRows, answer.body)
    yield* data
    if (!paging?.forward_cursor) return
    cursor = paging.forward_cursor
  }
}
