/**
 * The product's server with one more call, only for measurements: `POST /fan-out` sends people events at a steady rate.
 * Each event carries its time of sending, in microseconds of this machine's clock.
 */
import { pino } from 'pino'
import { buildApp } from '../../../apps/api/src/app.ts'
import { buildDeps } from '../../../apps/api/src/build-deps.ts'
import { readConfig } from '../../../apps/api/src/config.ts'
import { companionDoor, presenceListeners, socketHandlers } from '../../../apps/api/src/features/features.ts'
import { attachRealtime } from '../../../apps/api/src/realtime/socket-server.ts'
import { stampNow } from './stamp.ts'

const config = readConfig({ ...process.env, ROLE: 'all' })
const { deps } = buildDeps(config, pino({ level: config.LOG_LEVEL }))
const app = await buildApp(deps)

interface FanOut {
  readonly userIds: readonly string[]
  readonly count: number
  /** Events per second; 0: as fast as possible. */
  readonly rate: number
}

const emit = (userId: string): void =>
  deps.realtime.emitToUser(userId, 'notification', { id: stampNow(), kind: 'refund_done' })

/** Sends the due number of events every two milliseconds, by the clock. */
const fanOut = ({ userIds, count, rate }: FanOut): Promise<void> =>
  new Promise((resolve) => {
    const began = performance.now()
    let sent = 0
    const step = (): void => {
      const due = rate === 0 ? sent + 10 : ((performance.now() - began) / 1000) * rate
      for (; sent < Math.min(due, count); sent += 1) emit(userIds[sent % userIds.length] ?? '')
      if (sent >= count) resolve()
      else if (rate === 0) setImmediate(step)
      else setTimeout(step, 2)
    }
    step()
  })

app.post<{ Body: FanOut }>('/fan-out', async (request) => {
  await fanOut(request.body)
  return {}
})

await attachRealtime(app, deps, socketHandlers, presenceListeners, companionDoor)
await app.listen({ host: '127.0.0.1', port: config.PORT })
