import { listRecords } from '../../../apps/api/src/features/records/list-records.ts'
import { readRecord } from '../../../apps/api/src/features/records/read-record.ts'
import { headersOf, type Person, specialistsOf } from '../setup.ts'
import { type HttpWork, noInput } from './http-work.ts'

const AUTHORS = 200
const actorOf = ({ id, userId, sessionId }: Person) => ({
  userId,
  sessionId,
  rules: [],
  secondFactor: 'none' as const,
  timeZone: 'America/Sao_Paulo',
  role: 'specialist' as const,
  specialistId: id,
  status: 1 as const,
})

export const recordList: HttpWork = {
  key: 'record-list',
  work: 'record list with access log',
  goal: 0.9,
  prepare: async (setup) => {
    const authors = await specialistsOf(setup, AUTHORS)
    return {
      requests: authors.map((author) => ({
        method: 'GET',
        path: '/api/v1/records/all?pageSize=5',
        headers: headersOf(author),
      })),
      calls: authors.map(
        (author) => (deps) =>
          listRecords(deps, { ...noInput, actor: actorOf(author), query: { page: 1, pageSize: 5 } }),
      ),
    }
  },
}

export const recordRead: HttpWork = {
  key: 'record-read',
  work: 'record read',
  goal: 0.5,
  reference: 0.17,
  prepare: async (setup) => {
    const authors = await specialistsOf(setup, AUTHORS)
    const { rows } = await setup.pool.query<{ id: string; specialist_id: string }>(
      'SELECT DISTINCT ON (specialist_id) id, specialist_id FROM records WHERE specialist_id = ANY($1::uuid[])',
      [authors.map(({ id }) => id)],
    )
    const written = rows.flatMap(({ id, specialist_id }) => {
      const author = authors.find((each) => each.id === specialist_id)
      return author ? [{ id, author }] : []
    })
    return {
      requests: written.map(({ id, author }) => ({
        method: 'GET',
        path: `/api/v1/records/byid/${id}`,
        headers: headersOf(author),
      })),
      calls: written.map(
        ({ id, author }) =>
          (deps) =>
            readRecord(deps, { ...noInput, actor: actorOf(author), params: { id } }),
      ),
    }
  },
}
