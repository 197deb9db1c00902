import type { Request } from '../../load.ts'
import type { Row } from '../../row.ts'
import { customersOf, headersOf, type Setup } from '../../setup.ts'
import { measure } from '../http-work.ts'
import { chatting, PAIRS } from './chatting.ts'

const pageOf = async (setup: Setup, work: string, requests: readonly Request[]): Promise<Row> => ({
  work,
  goal: '',
  ...(await measure(setup, setup.server, requests)),
  isMet: true,
})

/** The chats just written to, each read by its patient. */
const chatRequests = async (setup: Setup): Promise<Request[]> => {
  const customers = await customersOf(setup, PAIRS)
  const { rows } = await setup.pool.query<{ id: string; customer_id: string }>(
    'SELECT id, customer_id FROM chats ORDER BY last_at DESC LIMIT $1',
    [PAIRS],
  )
  return rows.flatMap(({ id, customer_id }) => {
    const reader = customers.find((customer) => customer.id === customer_id)
    return reader
      ? [{ method: 'GET', path: `/api/v1/customer/chats/${id}/messages`, headers: headersOf(reader) }]
      : []
  })
}

const accessRequests = async (setup: Setup): Promise<Request[]> =>
  (await customersOf(setup, PAIRS)).map((customer) => ({
    method: 'GET',
    path: '/api/v1/customer/access-log?page=1&pageSize=10',
    headers: headersOf(customer),
  }))

/** Writes and reads of the tables that grow with every consultation. */
export const growingWorks: readonly ((setup: Setup) => Promise<Row>)[] = [
  (setup) => chatting(setup, setup.server),
  async (setup) => pageOf(setup, 'a page of a chat', await chatRequests(setup)),
  async (setup) => pageOf(setup, 'who read my data, a page', await accessRequests(setup)),
]
