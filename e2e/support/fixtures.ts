import { rm } from 'node:fs/promises'
import { copyDatabase, keepDemoAppointment, openDeps } from '@emma/api/test'
import { type Browser, test as base } from '@playwright/test'
import { openAs, type Person, type PersonOptions } from './browser.ts'
import { type Host, startHost } from './host.ts'
import { type Running, startServer } from './server.ts'
import { copyFolder, readTemplate } from './template/template.ts'

export { expect } from '@playwright/test'

/** With the process that runs a worker's servers. */
export const test = base.extend<object, { host: Host }>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      const host = startHost()
      await use(host)
      await host.end()
    },
    { scope: 'worker' },
  ],
})

/** Emma for the tests of one file. Only available in tests and hooks. */
export interface Emma extends Omit<Running, 'stop'> {
  /** The server's own dependencies: to create and read what screens cannot. */
  readonly deps: ReturnType<typeof openDeps>['deps']
  /** A user with their own browser. */
  readonly open: (options?: Omit<PersonOptions, 'url'>) => Promise<Person>
}

/** The template ages in a long run: moves the demo's appointment to now, as the server's own job does. */
const refreshDemo = async ({ settings }: Running): Promise<void> => {
  const opened = openDeps(settings)
  await keepDemoAppointment(opened.deps).finally(opened.close)
}

/** A server on a copy of the demo, optionally with other settings. */
const startCopy = async (host: Host, more: Readonly<Record<string, string>>): Promise<Running> => {
  const template = readTemplate()
  const database = await copyDatabase(template.clusterUrl, template.database)
  const dataDir = await copyFolder(template)
  const remove = async () => {
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const installation = { databaseUrl: database.url, dataDir, keys: template.keys, more }
    const running = await startServer(installation, host.start)
    const stop = async () => {
      await running.stop()
      await remove()
    }
    await refreshDemo(running).catch(async (error) => {
      await running.stop()
      throw error
    })
    return { ...running, stop }
  } catch (error) {
    await remove()
    throw error
  }
}

const there = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new Error('Only inside a test')
  return thing
}

/** Starts a fresh Emma before the tests of a file, and after them closes all browsers and stops it. */
export const freshEmma = (settings: () => Readonly<Record<string, string>> = () => ({})): Emma => {
  let running: Running | undefined
  let people: Browser | undefined
  let opened: ReturnType<typeof openDeps> | undefined
  test.beforeAll(async ({ browser, host }) => {
    people = browser
    running = await startCopy(host, settings())
  })
  test.afterAll(async () => {
    for (const context of people?.contexts() ?? []) await context.close()
    await opened?.close()
    await running?.stop()
    opened = undefined
  })
  return {
    get url() {
      return there(running).url
    },
    get databaseUrl() {
      return there(running).databaseUrl
    },
    get sandboxUrl() {
      return there(running).sandboxUrl
    },
    get settings() {
      return there(running).settings
    },
    get deps() {
      opened ??= openDeps(there(running).settings)
      return opened.deps
    },
    open: (options = {}) => openAs(there(people), { url: there(running).url, ...options }),
  }
}
