import type { Context, WebhookTarget } from './context.ts'
import type { Hook } from './model.ts'
import { newId, nowIso } from './state.ts'

const RETRY_AFTER_MS = [250, 1_000, 4_000, 15_000, 60_000]
const ANSWER_WITHIN_MS = 10_000
const KEPT = 5_000

/** Calls the configured webhook URL. Delivered at least once, in any order. */
export function announce(context: Context, type: string, data: Record<string, unknown>): void {
  const hook = context.state.hooks.put({
    id: newId('hook'),
    type,
    data,
    created_at: nowIso(),
    status: context.webhook === null ? 'not_configured' : 'waiting',
    attempts: [],
  })
  context.state.hooks.trim(KEPT)
  if (context.webhook === null) return
  context.schedule('hook', hook.id, Date.now())
  if (context.faults.takeDuplicate('pagarme')) void attempt(context, context.webhook, hook)
}

/** After a restart: delivers what a crash interrupted. */
export function resumeHooks({ state, schedule }: Context): void {
  const isLost = (hook: Hook) => hook.status === 'waiting' && !state.dues.get(`hook:${hook.id}`)
  for (const { id } of state.hooks.filter(isLost)) schedule('hook', id, Date.now())
}

/** One delivery; anything but 200 is retried a few times, at growing intervals. */
export async function deliver(context: Context, hookId: string): Promise<void> {
  const hook = context.state.hooks.get(hookId)
  if (hook === undefined || context.webhook === null) return
  const delivered = await attempt(context, context.webhook, hook)
  if (delivered) {
    context.state.hooks.put({ ...hook, status: 'delivered' })
    return
  }
  const wait = RETRY_AFTER_MS[hook.attempts.length - 1]
  if (wait !== undefined) context.schedule('hook', hookId, Date.now() + wait)
  context.state.hooks.put({ ...hook, status: wait === undefined ? 'failed' : 'waiting' })
}

async function attempt(context: Context, target: WebhookTarget, hook: Hook): Promise<boolean> {
  const result = await context.saved().then(
    () => post(target, hook),
    () => 'not saved',
  )
  hook.attempts.push({ at: nowIso(), result })
  context.log(`webhook ${hook.type} ${hook.id}: ${result}`)
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
