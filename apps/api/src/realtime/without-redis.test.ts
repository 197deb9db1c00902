import { expect, test } from 'vitest'
import { hasRedis, startRedis } from '../../test/cluster/redis.ts'
import { buildTestApp, createCustomer, signIn } from '../../test/index.ts'
import { connect, listen, listenAsSecond } from '../../test/sockets.ts'

test.runIf(hasRedis)(
  'a server lives, and tells the people that are connected to it; with it back, all others too',
  async () => {
    const redis = await startRedis()
    const t = await buildTestApp({ REALTIME_ADAPTER: 'redis', REDIS_URL: redis.url })
    const here = await listen(t)
    const customer = await createCustomer(t.deps)
    const { accessToken } = await signIn(t.deps, customer)
    const socket = await connect(here.url, accessToken)
    const changed = { id: t.deps.newId(), status: 'confirmed' as const }
    const tell = () => t.deps.realtime.emitToUser(customer.userId, 'appointment:changed', changed)
    await redis.stop()
    // Another of their pages opens and closes, without the other servers' knowledge.
    const other = await connect(here.url, accessToken)
    other.close()
    tell()
    expect(await socket.take('appointment:changed')).toEqual(changed)
    await redis.start()
    const there = await listenAsSecond(t)
    const elsewhere = await connect(there.url, accessToken)
    const heard = () => {
      tell()
      return elsewhere.received()
    }
    await expect.poll(heard).toContain('appointment:changed')
    await there.close()
    await here.close()
    await t.close()
    await redis.stop()
  },
)
