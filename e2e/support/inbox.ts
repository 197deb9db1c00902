import { setTimeout as sleep } from 'node:timers/promises'
import { WAIT_MS } from './browser.ts'

const PAUSE_MS = 250
const TRIES = WAIT_MS / PAUSE_MS

/** The nth match in the messages to a phone or an e-mail, oldest first, once it exists. */
const awaited = async (sandboxUrl: string, to: string, wanted: RegExp, nth = 1): Promise<string> => {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const answer = await fetch(`${sandboxUrl}/_messages?to=${encodeURIComponent(to)}`)
    const found = [...(await answer.text()).matchAll(wanted)][nth - 1]?.[1]
    if (found) return found
    await sleep(PAUSE_MS)
  }
  throw new Error(`Nothing like ${wanted.source} came to ${to}`)
}

/** The nth one-time code sent. */
export const codeTo = (sandboxUrl: string, to: string, nth = 1): Promise<string> =>
  awaited(sandboxUrl, to, /código (?:de confirmação )?é (\d{6})/g, nth)

/** The same for an English reader. */
export const englishCodeTo = (sandboxUrl: string, to: string): Promise<string> =>
  awaited(sandboxUrl, to, /[Yy]our code is (\d{6})/g)

/** Path and query of the link that undoes a change of e-mail or cell phone. */
export const undoLinkTo = (sandboxUrl: string, to: string): Promise<string> =>
  awaited(sandboxUrl, to, /(\/desfazer\?token=[\w-]+)/g)

/** Path and query of the link to a new password. */
export const resetLinkTo = (sandboxUrl: string, to: string): Promise<string> =>
  awaited(sandboxUrl, to, /(\/authentication\/reset-password\?token=[\w-]+)/g)

/** Path of the link by which a patient accepts a slot that a specialist holds for them. */
export const bookingLinkTo = (sandboxUrl: string, to: string): Promise<string> =>
  awaited(sandboxUrl, to, /(\/convite#[\w-]+)/g)

/** Path and query of the link that continues a booking begun on another device. */
export const signUpLinkTo = async (sandboxUrl: string, to: string): Promise<string> =>
  (await awaited(sandboxUrl, to, /(\/customer\/marcar\/[\w-]+\?[^"\\\s)<]+)/g)).replaceAll('&amp;', '&')

/** Path of the link by which an invited assistant joins a specialist's team. */
export const teamLinkTo = (sandboxUrl: string, to: string): Promise<string> =>
  awaited(sandboxUrl, to, /(\/equipe\/convite#[\w-]+)/g)
