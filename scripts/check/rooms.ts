import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run/settings.ts'
import type { Check } from './check.ts'

const names = `
  auth customers specialists specialties places availability booking calls chat records prescriptions
  cards wallet earnings queue companies invites pages posts admins audit variables notifications
  favorites reviews privacy error-log lookups dashboard reconciliation clearing codes freed-slots
  waitlist dependents exams fhir
`
  .trim()
  .split(/\s+/)

/** Rooms that rightly stand on one side alone. */
const oneSided: Readonly<Record<string, string>> = {
  codes: 'one-time codes, asked for by the screens of whoever registers or changes a contact',
  'freed-slots': 'gives what a cancellation frees to the next in line; the lines are on screens of their own',
  fhir: 'what the page of a patient takes out for another system',
  lookups: 'feeds the fields of other rooms',
  privacy: 'sealing, access log and export have no screen of their own',
  reconciliation: 'its figures stand on the screen of the platform’s money',
  clearing: 'levels balances at the provider; nobody looks at it',
}

/** A newcomer who looks for a room finds it, under its one name, on each side of the wire. */
export const rooms: Check = {
  name: 'rooms',
  run: async () => {
    const [api, web] = await Promise.all(['api', 'web'].map(roomsOf))
    if (!api || !web) return 'apps/*/src/features is missing'
    const all = new Set([...api, ...web])
    const problems = [...all].flatMap((room) => {
      if (!names.includes(room)) return [`${room}: not a room's name`]
      if (api.has(room) === web.has(room) || oneSided[room]) return []
      return [`${room}: only on the ${api.has(room) ? 'api' : 'web'} side`]
    })
    return problems.join('\n')
  },
}

async function roomsOf(app: string): Promise<Set<string>> {
  const entries = await readdir(join(root, `apps/${app}/src/features`), { withFileTypes: true })
  return new Set(entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name))
}
