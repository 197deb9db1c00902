import { z } from 'zod'

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  size: z.coerce.number().int().min(1).max(1000).default(30),
})

export const pageOf = <Row>(rows: readonly Row[], { page, size }: z.infer<typeof pageQuery>) => ({
  data: rows.slice((page - 1) * size, page * size),
  paging: { total: rows.length },
})

export const idParam = (request: { params: unknown }): string =>
  z.object({ id: z.string() }).parse(request.params).id
