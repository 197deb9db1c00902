import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../run/settings.ts'

/** The journeys' template, seeded in advance. */
export interface DemoAhead {
  /** Starts seeding; the web app has to be built. */
  readonly begin: () => void
  /** Environment of the journeys, once seeded; empty if that failed: then they seed it, and report why. */
  readonly settings: () => Promise<NodeJS.ProcessEnv>
  readonly remove: () => Promise<void>
}

/**
 * Seeding takes one core: it runs beside tests that wait for half of their time, rather than alone before the journeys.
 */
export const demoAhead = (): DemoAhead => {
  let seeded:
    | { readonly settings: Promise<NodeJS.ProcessEnv>; readonly remove: () => Promise<void> }
    | undefined
  return {
    begin: () => {
      seeded ??= seed()
    },
    settings: async () => (await seeded?.settings) ?? {},
    remove: async () => seeded?.remove(),
  }
}

const seed = () => {
  const child = fork(join(root, 'e2e/support/template/seed-ahead.ts'), { cwd: root })
  const ended = once(child, 'exit')
  const told = once(child, 'message').then(([template]) => ({ EMMA_TEMPLATE: String(template) }))
  return {
    settings: Promise.race([told, ended.then(() => ({}))]),
    remove: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
