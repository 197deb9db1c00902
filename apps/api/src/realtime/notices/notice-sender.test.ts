import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createPool } from '../../db/pool.ts'
import { createNoticeSender } from './notice-sender.repo.ts'

const CHANNEL = 'emma_notice_sender_test'

let listener: pg.Client
let heard: string[]
beforeEach(async () => {
  heard = []
  listener = new pg.Client({ connectionString: inject('clusterUrl') })
  listener.on('notification', ({ payload }) => heard.push(payload ?? ''))
  await listener.connect()
  await listener.query(`LISTEN ${CHANNEL}`)
})
afterEach(() => listener.end())

/** A database proxy that breaks the first connections. */
const breakingAtFirst = async (breaks: number) => {
  const database = new URL(inject('clusterUrl'))
  let opened = 0
  const server = createServer((socket) => {
    opened += 1
    if (opened <= breaks) return void socket.destroy()
    const upstream = connect(Number(database.port), database.hostname)
    socket.pipe(upstream).pipe(socket)
    for (const end of [socket, upstream]) end.on('error', () => {})
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(database)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url: url.href, opened: () => opened, close: () => server.close() }
}

test('what is said while no connection is to be had is heard once there is one, in order', async () => {
  const way = await breakingAtFirst(2)
  const pool = createPool({ url: way.url, max: 1 })
  const send = createNoticeSender(pool, CHANNEL)
  await Promise.all([send(['one']), send(['two', 'three']), send(['four'])])
  expect(way.opened()).toBe(3)
  await expect.poll(() => heard).toEqual(['one', 'two', 'three', 'four'])
  await pool.end()
  way.close()
})

test('what can’t be said is given up, and what comes later is said', async () => {
  const pool = createPool({ url: inject('clusterUrl'), max: 1 })
  const send = createNoticeSender(pool, CHANNEL)
  await expect(send(['x'.repeat(8001)])).rejects.toThrow()
  await send(['later'])
  await expect.poll(() => heard).toEqual(['later'])
  await pool.end()
})
