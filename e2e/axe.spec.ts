import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, logIn, type Person, phone } from './support/browser.ts'
import { useEmma } from './support/emma.ts'
import type { Look } from './support/look.ts'
import * as walks from './support/walks.ts'
import * as accounts from './support/walks-accounts.ts'
import { walkAsAttending, walkAsBooker } from './support/walks-booking.ts'
import { walkAsTester } from './support/walks-calls.ts'
import { walkAsTalker } from './support/walks-chat.ts'
import { walkAsCompaniesDesk, walkAsPartner } from './support/walks-companies.ts'
import { walkAsWriter } from './support/walks-consultation.ts'
import { walkAsAuthor, walkErrors } from './support/walks-content.ts'
import { walkAsKeeper } from './support/walks-desk.ts'
import { walkAsGuardian } from './support/walks-family.ts'
import { walkAsFinder } from './support/walks-finding.ts'
import { walkAsTreasurer } from './support/walks-money.ts'
import { walkAsPrescriber } from './support/walks-papers.ts'
import { walkAsPlanner } from './support/walks-practice.ts'
import { walkQueue } from './support/walks-queue.ts'
import { walkAsWaiting } from './support/walks-waitlist.ts'

/** Some seventy pages are read whole: a slow machine is no fault of theirs. */
const WALK_MS = 300_000

const emma = useEmma()

const someone = async (email?: string): Promise<Person> => {
  const person = await emma.open()
  // A colour on its way to another is neither.
  await person.page.emulateMedia({ reducedMotion: 'reduce' })
  if (email !== undefined) await logIn(person, email)
  return person
}

/** Changes the skin as another tab would. */
const wear = async (page: Page, skin: 'light' | 'dark'): Promise<void> => {
  await page.evaluate((chosen) => {
    localStorage.setItem('skin', chosen)
    window.dispatchEvent(new Event('storage'))
  }, skin)
  await page.locator(`html[data-mantine-color-scheme=${skin}]`).waitFor()
}

const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

/** Looks at each screen as phone and desktop, light and dark, and keeps what is wrong with it. */
const inspector = (faults: string[]): Look => {
  return async (name, page) => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport)
      for (const skin of ['light', 'dark'] as const) {
        await wear(page, skin)
        const where = `${name}, ${viewport.width} px, ${skin}`
        if (await isTooWide(page)) faults.push(`${where}: wider than the screen`)
        const axe = new AxeBuilder({ page }).setLegacyMode()
        // The same page in other colours.
        if (skin === 'dark') axe.withRules(['color-contrast', 'link-in-text-block'])
        const { violations } = await axe.analyze()
        for (const { id, nodes } of violations)
          faults.push(`${where}: ${id} ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`)
      }
    }
  }
}

test(
  'who is not logged in',
  async () => {
    const faults: string[] = []
    await accounts.walkAsGuest(await someone(), inspector(faults))
    expect(faults).toEqual([])
  },
  WALK_MS,
)

test(
  'urgent care, from both sides of the queue',
  async () => {
    const faults: string[] = []
    const people = [await someone('paciente@emma.test'), await someone('especialista@emma.test')] as const
    await walkQueue(...people, inspector(faults))
    expect(faults).toEqual([])
  },
  WALK_MS,
)

test(
  'the patient finds, books, pays and reads',
  async () => {
    const faults: string[] = []
    await walks.walkAsPatient(await someone('paciente@emma.test'), inspector(faults))
    expect(faults).toEqual([])
  },
  WALK_MS,
)

test(
  'the patient searches, sees places on a map, reads and is shown around',
  async () => {
    const faults: string[] = []
    await walkAsFinder(await someone('paciente@emma.test'), inspector(faults))
    expect(faults).toEqual([])
  },
  WALK_MS,
)

test(
  'patient and specialist chat',
  async () => {
    const faults: string[] = []
    await walkAsTalker(await someone('paciente@emma.test'), '/customer/chat-customer', inspector(faults))
    await walkAsTalker(await someone('especialista@emma.test'), '/specialist/app/chat', inspector(faults))
    expect(faults).toEqual([])
  },
  WALK_MS,
)

test(
  'the patient loses a time and subscribes to the own agenda; the specialist closes an attendance',
  async () => {
    const faults: string[] = []
    await walkAsBooker(await someone('paciente@emma.test'), inspector(faults))
    await walkAsAttending(await someone('especialista@emma.test'), inspector(faults))
    expect(faults).toEqual([])
  },
  WALK_MS,
)

test(
  'the patient waits for an earlier time, and says how it was',
  async () => {
    const faults: string[] = []
    await walkAsWaiting(await someone('paciente@emma.test'), inspector(faults))
    expect(faults).toEqual([])
  },
  WALK_MS,
)

test(
  'the patient keeps what a family has',
  async () => {
    const faults: string[] = []
    await walkAsGuardian(await someone('paciente@emma.test'), inspector(faults))
    expect(faults).toEqual([])
  },
  WALK_MS,
)

test(
  'the specialist opens times, attends and earns',
  async () => {
    const faults: string[] = []
    await walks.walkAsSpecialist(await someone('especialista@emma.test'), inspector(faults))
    expect(faults).toEqual([])
  },
  WALK_MS,
)

test(
  'the specialist writes a record, with Emma and in tabs',
  async () => {
    const faults: string[] = []
    await walkAsWriter(await someone('especialista@emma.test'), inspector(faults))
    expect(faults).toEqual([])
  },
  WALK_MS,
)

test(
  'the admin sets the locks of the account and reviews',
  async () => {
    const faults: string[] = []
    const look = inspector(faults)
    const admin = await someone('admin@emma.test')
    await accounts.walkSecurity(admin, '/admin/perfil', look)
    await accounts.walkReview(admin, look)
    expect(faults).toEqual([])
  },
  WALK_MS,
)

test(
  'the admin looks after the money',
  async () => {
    const faults: string[] = []
    await walkAsTreasurer(await someone('admin@emma.test'), inspector(faults))
    expect(faults).toEqual([])
  },
  WALK_MS,
)

test(
  'the specialist runs a company, and the platform looks at it',
  async () => {
    const faults: string[] = []
    await walkAsPartner(await someone('especialista@emma.test'), inspector(faults))
    await walkAsCompaniesDesk(await someone('admin@emma.test'), inspector(faults))
    expect(faults).toEqual([])
  },
  WALK_MS,
)

test(
  'both in the call',
  async () => {
    const faults: string[] = []
    const look = inspector(faults)
    const patient = await someone('paciente@emma.test')
    await walks.walkToWaitingRoom(patient, look)
    await walks.walkCall(patient, await someone('especialista@emma.test'), look)
    expect(faults).toEqual([])
  },
  WALK_MS,
)

test(
  'the specialist reads a record as a page, makes papers of it and sees the patient',
  async () => {
    const faults: string[] = []
    await walkAsPrescriber(await someone('especialista@emma.test'), inspector(faults))
    expect(faults).toEqual([])
  },
  WALK_MS,
)

test(
  'the specialist plans hours, places and the chat',
  async () => {
    const faults: string[] = []
    await walkAsPlanner(await someone('especialista@emma.test'), inspector(faults))
    expect(faults).toEqual([])
  },
  WALK_MS,
)

test(
  'the admin writes pages and posts, and looks through what broke',
  async () => {
    const faults: string[] = []
    const admin = await someone('admin@emma.test')
    await walkAsAuthor(admin, inspector(faults))
    await walkErrors(admin, inspector(faults))
    await walkAsKeeper(admin, inspector(faults))
    expect(faults).toEqual([])
  },
  WALK_MS,
)

test(
  'the specialist tests devices and network before a call',
  async () => {
    const faults: string[] = []
    await walkAsTester(await someone('especialista@emma.test'), inspector(faults))
    expect(faults).toEqual([])
  },
  WALK_MS,
)
