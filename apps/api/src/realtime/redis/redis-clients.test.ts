import { pino } from 'pino'
import { expect, test } from 'vitest'
import { hasRedis, startRedis } from '../../../test/cluster/redis.ts'
import { connectRedis } from './redis-clients.ts'

test.skipIf(!hasRedis)('who leaves before Redis took note of it leaves in peace', async () => {
  const redis = await startRedis()
  const { sender, close } = await connectRedis(redis.url, pino({ level: 'silent' }), () => {})
  const listener = sender.duplicate()
  await listener.connect()
  const asked = listener.subscribe(['any'], () => {})
  listener.destroy()
  await expect(asked).resolves.toBeUndefined()
  await close()
  await redis.stop()
})
