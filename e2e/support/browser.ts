import { existsSync } from 'node:fs'
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { cameraFile } from './camera.ts'

export const inContainer = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A test's page lives for seconds, too short for the optimizing compiler to pay off. The baseline compiler does pay:
  // without it axe's contrast check takes twice as long.
  '--js-flags=--no-opt',
]
const fakeDevices = [
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${cameraFile}`,
  '--use-fake-ui-for-media-stream',
  '--allow-loopback-in-peer-connection',
]
const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The tests' or the system's Chromium; undefined leaves it to Playwright. */
export const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM ?? systemChromium.find((path) => existsSync(path))

const systemShell = '/usr/bin/chromium-headless-shell'

/** Headless Chromium shell: a quarter less work, but it opens no PDF and shows no system notifications. */
export const shellPath = (): string | undefined =>
  process.env.CHROMIUM_SHELL ?? (existsSync(systemShell) ? systemShell : chromiumPath())

/** A simulated camera and microphone. */
export const launchArgs = [...inContainer, ...fakeDevices]

/** A browser whose letters are set to twice the usual size. */
export const largeLetters = () => {
  const executablePath = shellPath()
  return {
    args: [...launchArgs, '--blink-settings=defaultFontSize=32'],
    ...(executablePath === undefined ? {} : { executablePath }),
  }
}

/** For things a person would see: generous for a loaded machine, reached only on failure. */
export const WAIT_MS = 90_000

export const phone = { width: 390, height: 844 }
/** The same phone in landscape. */
export const lying = { width: phone.height, height: phone.width }
/** The narrowest width in use. */
export const narrow = { width: 320, height: 700 }
export const desktop = { width: 1366, height: 850 }

export interface Person {
  readonly context: BrowserContext
  readonly page: Page
}

export interface PersonOptions {
  readonly url: string
  readonly viewport?: typeof phone
  readonly colorScheme?: 'light' | 'dark'
  /** Whether the app may install its service worker: each new browser would preload the whole app. */
  readonly installs?: boolean
}

/**
 * Like a browser without service workers. With Playwright's `block`, `register` returns nothing, which no browser does.
 */
const installNothing = () => {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

/** A user with their own browser, in São Paulo. */
export const openAs = async (
  browser: Browser,
  { url, viewport = desktop, colorScheme = 'light', installs = false }: PersonOptions,
): Promise<Person> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    colorScheme,
    locale: 'pt-BR',
    reducedMotion: 'reduce',
    timezoneId: 'America/Sao_Paulo',
    isMobile: viewport.width < 500,
    hasTouch: viewport.width < 500,
    permissions: ['camera', 'microphone', 'clipboard-read', 'clipboard-write'],
  })
  if (!installs) await context.addInitScript(installNothing)
  const page = await context.newPage()
  page.setDefaultTimeout(WAIT_MS)
  return { context, page }
}

export const DEMO_PASSWORD = 'Emma!demo2026'

/** A choice by keyboard, which overlays cannot block. */
export const choose = async (radio: Locator): Promise<void> => {
  await radio.focus()
  await radio.press('Space')
}

/** On the login screen. */
export const enter = async (page: Page, email: string, password = DEMO_PASSWORD): Promise<void> => {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.waitForURL((address) => !address.pathname.endsWith('/login'))
}

export const logIn = async ({ page }: Person, email: string, password = DEMO_PASSWORD): Promise<void> => {
  await page.goto('/login')
  await enter(page, email, password)
}

/**
 * Enters without the login screen, with a session that the server opens for this browser; no screen is open yet. For
 * journeys whose story does not include the login.
 */
export const comeIn = async ({ page }: Person, email: string, password = DEMO_PASSWORD): Promise<void> => {
  // A small file from the server's origin.
  await page.goto('/robots.txt')
  await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/v1/jwt/login', { method: 'POST', headers, body })
    const { accessToken, refreshToken, userData } = await answer.json()
    localStorage.setItem('refreshToken', refreshToken)
    localStorage.setItem('accessToken', accessToken)
    localStorage.setItem('userData', JSON.stringify(userData))
    localStorage.setItem('userAbilities', JSON.stringify(userData.userAbilities))
  }, JSON.stringify({ email, password }))
}
