import { basename } from 'node:path'
import type { Check } from './check.ts'
import { trackedFiles } from './tracked-files.ts'

/** Words no longer allowed in names of files and folders, with their replacement. */
const replaced: Readonly<Record<string, string>> = {
  beside: 'side-panel',
  carrier: 'component',
  clearing: 'recipient-balance',
  desk: 'admin, editor or queue',
  door: 'lazy, or guard',
  doors: 'lazy, or guard',
  hear: 'on',
  look: 'a11y',
  looks: 'a11y',
  paper: 'document',
  papers: 'documents',
  parties: 'participants',
  party: 'participant',
  room: 'feature',
  rooms: 'features',
  schedule: 'appointment',
  schedules: 'appointments',
  side: 'participant',
  sides: 'participants',
  stage: 'fixture',
  standing: 'status, or existing',
  tell: 'emit, or notify',
  told: 'published, or notified',
  upkeep: 'jobs',
  visit: 'appointment',
  visits: 'appointments',
  walk: 'journey',
  walks: 'journeys',
  wanted: 'return-to',
  world: 'fixture',
}

/** Terms that contain such a word and are right. */
const terms: Readonly<Record<string, string>> = {
  'relying-party': 'the term of WebAuthn',
  'call-room': 'the room of a video call, as LiveKit names it',
  'close-room': 'the room of a video call, as LiveKit names it',
  'waiting-room': 'where a patient waits for the call, on screen too',
  'side-menu': 'a menu at the side of the screen',
  'side-panel': 'a panel at the side of the screen',
}

/** Names that keep such a word. The key is the name of a file or folder up to its first dot. */
const allowed: Readonly<Record<string, string>> = {
  '0236_platform_desk': 'a migration: its name is recorded in every database',
  ...named('after its endpoint, whose name is part of the contract', [
    'cancel-schedule',
    'confirm-schedule',
    'get-schedule',
    'get-schedule-calendar',
    'list-own-schedules',
    'list-specialist-schedules',
    'reschedule-schedule',
    'update-schedule-status',
  ]),
}

function named(why: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, why]))
}

/** What is wrong with the name of a file or folder; empty if nothing is. */
export function faultOf(name: string): string {
  const [stem = ''] = name.replace(/^\.+/, '').split('.')
  if (Object.hasOwn(allowed, stem)) return ''
  const words = stem
    .replaceAll(/([a-z])(?=[A-Z])/g, '$1-')
    .toLowerCase()
    .replaceAll(new RegExp(Object.keys(terms).join('|'), 'g'), '')
    .split(/[^a-z]+/)
  const old = words.find((word) => Object.hasOwn(replaced, word))
  if (old !== undefined) return `not “${old}”, but ${replaced[old]}`
  return words.length > 1 && words.at(-1) === 'mark' ? 'not “mark”, but badge' : ''
}

/** No file or folder is named with a word that the glossary dropped. */
export const vocabulary: Check = {
  name: 'vocabulary',
  run: async () => {
    const files = await trackedFiles()
    const paths = new Set(
      files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))),
    )
    return [...paths]
      .map((path) => ({ path, fault: faultOf(basename(path)) }))
      .filter(({ fault }) => fault !== '')
      .map(({ path, fault }) => `${path}: ${fault}`)
      .join('\n')
  },
}
