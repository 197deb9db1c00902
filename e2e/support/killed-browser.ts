import { spawn } from 'node:child_process'
import { chromium } from '@playwright/test'
import { chromiumPath, inContainer, type Person, WAIT_MS } from './browser.ts'

const listening = /DevTools listening on (ws:\S+)/

/** A browser with a profile on disk, in a separate process that can be killed like in a power cut. */
export const openProfile = async (
  profile: string,
): Promise<Person & { readonly kill: () => Promise<void> }> => {
  const args = [
    ...inContainer,
    '--headless=new',
    '--remote-debugging-port=0',
    '--window-size=1366,850',
    `--user-data-dir=${profile}`,
  ]
  const child = spawn(chromiumPath() ?? chromium.executablePath(), args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = listening.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.on('exit', () => reject(new Error(`The browser did not start: ${said}`)))
  })
  const browser = await chromium.connectOverCDP(address, { timeout: WAIT_MS })
  const context = browser.contexts()[0] ?? (await browser.newContext())
  const page = await context.newPage()
  page.setDefaultTimeout(WAIT_MS)
  const kill = async () => {
    const gone = new Promise((resolve) => child.on('exit', resolve))
    // The launcher and every process of the browser, without a clean shutdown.
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
    await gone
    await browser.close().catch(() => {})
  }
  return { context, page, kill }
}
