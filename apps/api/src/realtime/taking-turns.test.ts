import { once } from 'node:events'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { TakingTurns } from './taking-turns.ts'

const MANY = 3000

test('whoever sends much at once is heard in turns with the others', async () => {
  const server = new TakingTurns({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const heard: string[] = []
  const all = Promise.withResolvers<void>()
  server.on('connection', (socket) => {
    socket.on('message', (said) => {
      heard.push(String(said))
      if (heard.length === MANY + 1) all.resolve()
    })
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens at a port')
  const open = async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${address.port}`)
    await once(socket, 'open')
    return socket
  }
  const [many, one] = [await open(), await open()]
  for (let sent = 0; sent < MANY; sent += 1) many.send('many')
  one.send('one')
  await all.promise
  expect(heard.indexOf('one')).toBeLessThan(MANY / 100)
  for (const socket of [many, one]) socket.terminate()
  server.close()
})
