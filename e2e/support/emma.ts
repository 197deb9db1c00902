import { openDeps } from '@emma/api/test'
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { launchBrowser, openAs, type Person, type PersonOptions } from './browser.ts'
import { type Emma, type RunningEmma, startEmma } from './server.ts'

/** Emma for the tests of one file. Nothing of it is there outside of tests and hooks. */
export interface EmmaOnStage extends Emma {
  /** The server's own dependencies: for making and looking at what screens don't. */
  readonly deps: ReturnType<typeof openDeps>['deps']
  /** A person with a browser of their own. */
  readonly open: (options?: Omit<PersonOptions, 'url'>) => Promise<Person>
}

const there = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new Error('Only inside a test')
  return thing
}

/** Starts Emma and a browser before the tests of a file and ends both; what everybody saw when one failed is kept. */
export const useEmma = (): EmmaOnStage => {
  let running: RunningEmma | undefined
  let browser: Browser | undefined
  let opened: ReturnType<typeof openDeps> | undefined
  beforeAll(async () => {
    running = await startEmma()
    browser = await launchBrowser()
  })
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    const pages = there(browser)
      .contexts()
      .flatMap((context) => context.pages())
    for (const [nth, page] of pages.entries()) {
      const path = `test-results/${task.id}-${nth}.png`
      // A page that hangs must not hide why its test failed.
      await page.screenshot({ path, fullPage: true }).catch(() => {})
    }
  })
  afterAll(async () => {
    await browser?.close()
    await opened?.close()
    await running?.stop()
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
    open: (options = {}) => openAs(there(browser), { url: there(running).url, ...options }),
  }
}
