import type { Hook } from './model.ts'
import { newId, nowIso } from './state.ts'
import type { WebhookTarget, World } from './world.ts'

const RETRY_AFTER_MS = [250, 1_000, 4_000, 15_000, 60_000]
const ANSWER_WITHIN_MS = 10_000
const KEPT = 5_000

/** Tells the configured URL that something happened. Delivered at least once, in any order. */
export function announce(world: World, type: string, data: Record<string, unknown>): void {
  const hook = world.state.hooks.put({
    id: newId('hook'),
    type,
    data,
    created_at: nowIso(),
    status: world.webhook === null ? 'not_configured' : 'waiting',
    attempts: [],
  })
  world.state.hooks.trim(KEPT)
  if (world.webhook === null) return
  world.schedule('hook', hook.id, Date.now())
  if (world.faults.takeDuplicate('pagarme')) void attempt(world, world.webhook, hook)
}

/** After a restart: what a crash caught between taking it from the list and delivering it. */
export function resumeHooks({ state, schedule }: World): void {
  const isLost = (hook: Hook) => hook.status === 'waiting' && !state.dues.get(`hook:${hook.id}`)
  for (const { id } of state.hooks.filter(isLost)) schedule('hook', id, Date.now())
}

/** One delivery; anything but 200 is tried again, a few times, ever later. */
export async function deliver(world: World, hookId: string): Promise<void> {
  const hook = world.state.hooks.get(hookId)
  if (hook === undefined || world.webhook === null) return
  const delivered = await attempt(world, world.webhook, hook)
  if (delivered) {
    world.state.hooks.put({ ...hook, status: 'delivered' })
    return
  }
  const wait = RETRY_AFTER_MS[hook.attempts.length - 1]
  if (wait !== undefined) world.schedule('hook', hookId, Date.now() + wait)
  world.state.hooks.put({ ...hook, status: wait === undefined ? 'failed' : 'waiting' })
}

async function attempt(world: World, target: WebhookTarget, hook: Hook): Promise<boolean> {
  const result = await world.saved().then(
    () => post(target, hook),
    () => 'not saved',
  )
  hook.attempts.push({ at: nowIso(), result })
  world.log(`webhook ${hook.type} ${hook.id}: ${result}`)
  return result === '200'
}

async function post(target: WebhookTarget, hook: Hook): Promise<string> {
  try {
    const response = await fetch(target.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`${target.user}:${target.password}`).toString('base64')}`,
      },
      body: JSON.stringify({
        id: hook.id,
        account: { id: 'acc_sandbox', name: 'Emma' },
        type: hook.type,
        created_at: hook.created_at,
        data: hook.data,
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    await response.body?.cancel()
    return String(response.status)
  } catch (error) {
    return error instanceof Error ? error.message : 'failed'
  }
}
