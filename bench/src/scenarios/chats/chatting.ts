import { randomUUID } from 'node:crypto'
import type { Socket } from 'socket.io-client'
import { inTransaction } from '../../../../apps/api/src/db/transaction.ts'
import { ensureChat } from '../../../../apps/api/src/features/chat/index.ts'
import type { HttpProcess } from '../../processes/child.ts'
import { cpuDuring } from '../../processes/cpu.ts'
import type { Row } from '../../row.ts'
import { withDeps } from '../../settings.ts'
import { customersOf, type Person, type Setup, specialistsOf } from '../../setup.ts'
import { connectAll, percentile } from '../sockets.ts'

const GOAL = 0.7
export const PAIRS = 100
/** Below a person's limit per minute. */
const EACH = 20
const WARM_UP = 2

interface Pair {
  readonly chatId: string
  readonly from: Socket
  readonly to: Socket
}

/** Chats with care between people of the data. */
const openChats = async (
  { settings, databaseUrl, pool }: Setup,
  customers: readonly Person[],
  specialists: readonly Person[],
): Promise<string[]> => {
  const ids = await withDeps(settings, databaseUrl, async (deps) => {
    const opened = []
    for (const [at, { id: customerId }] of customers.entries()) {
      const pair = { customerId, specialistId: specialists[at]?.id ?? '' }
      opened.push(await inTransaction(deps.db, (tx) => ensureChat(deps, tx, pair)))
    }
    return opened
  })
  await pool.query('UPDATE chats SET last_care_at = now() WHERE id = ANY($1::uuid[])', [ids])
  return ids
}

/** Sends one message and waits until the other side receives it. */
const sendOne = async ({ chatId, from, to }: Pair, message: string): Promise<number> => {
  const began = performance.now()
  const arrived = new Promise((resolve) => to.once('chat:message', resolve))
  const reply = await from
    .timeout(10_000)
    .emitWithAck('chat:send', { chatId, message, clientId: randomUUID() })
  if (!reply.ok) throw new Error(`A message was refused: ${reply.code}`)
  await arrived
  return performance.now() - began
}

const sendAll = async (pairs: readonly Pair[], each: number): Promise<number[]> => {
  const times = await Promise.all(
    pairs.map(async (pair) => {
      const own = []
      for (let nth = 0; nth < each; nth += 1)
        own.push(await sendOne(pair, `Mensagem ${nth}, com algumas palavras.`))
      return own
    }),
  )
  return times.flat().sort((one, other) => one - other)
}

/** A chat message from one socket to the other, stored in between. */
export const chatting = async (setup: Setup, server: HttpProcess): Promise<Row> => {
  const [customers, specialists] = [await customersOf(setup, PAIRS), await specialistsOf(setup, PAIRS)]
  const chats = await openChats(setup, customers, specialists)
  const sockets = await connectAll(server.url, [...customers, ...specialists])
  const pairs = chats.flatMap((chatId, at) => {
    const [from, to] = [sockets[at], sockets[PAIRS + at]]
    return from && to ? [{ chatId, from, to }] : []
  })
  await sendAll(pairs, WARM_UP)
  const { result: times, ms } = await cpuDuring([server.pid, setup.settings.clusterPid], () =>
    sendAll(pairs, EACH),
  )
  for (const socket of sockets) socket.disconnect()
  const [cpuServer = 0, cpuDatabase = 0] = ms.map((one) => one / times.length)
  return {
    work: 'message stored and delivered',
    goal: `≤ ${GOAL} ms CPU`,
    p50: Math.round(percentile(times, 0.5)),
    p99: Math.round(percentile(times, 0.99)),
    cpu: cpuServer + cpuDatabase,
    cpuServer,
    cpuDatabase,
    isMet: cpuServer + cpuDatabase <= GOAL,
  }
}
