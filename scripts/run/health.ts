import { setTimeout as sleep } from 'node:timers/promises'

/** Polls `url` until it answers 200; gives up after `milliseconds` or when `ended` settles. */
export async function becomesHealthy(
  url: string,
  ended: Promise<unknown>,
  milliseconds: number,
): Promise<boolean> {
  const giveUp = AbortSignal.any([AbortSignal.timeout(milliseconds), whenSettled(ended)])
  while (!giveUp.aborted) {
    const response = await fetch(url, { signal: giveUp }).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.ok) return true
    await sleep(50, undefined, { signal: giveUp }).catch(() => {})
  }
  return false
}

function whenSettled(ended: Promise<unknown>): AbortSignal {
  const controller = new AbortController()
  void ended.finally(() => controller.abort())
  return controller.signal
}
