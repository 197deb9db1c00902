import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run/settings.ts'
import type { Check } from './check.ts'

const names = `
  auth customers specialists specialties places availability booking calls chat records prescriptions
  cards consultation patients payments wallet earnings queue companies invites pages posts admins audit variables notifications
  favorites reviews privacy error-log lookups dashboard reconciliation recipient-balance codes freed-slots slot-holds booking-links
  waitlist dependents exams fhir preparations consultation support site health-folder companions letterhead assistants
`
  .trim()
  .split(/\s+/)

/** Features that only the API or only the web has, and why. */
const onOneSide: Readonly<Record<string, string>> = {
  companions:
    'the invitation to a call, on the screens of booking and of the call; the API keeps it with the calls',
  codes: 'one-time codes, requested by the screens that register a person or change a contact',
  consultation: 'the screens of a call with the record beside it, over the features calls and records',
  invites: 'the web shows them with the companies',
  'freed-slots': 'offers a freed slot to the next person on the waiting list, which has its own screens',
  'booking-links': 'what a specialist keeps for somebody; the screens are those of booking',
  'slot-holds': 'keeps a slot for who has no account yet; the screens of the sign-up ask for it',
  fhir: 'the export of a patient’s record, started from the patient’s page',
  letterhead: 'logo and colour of documents; kept in the specialist’s profile',
  lookups: 'feeds form fields of other features',
  payments: 'charges, refunds and receipts; the web pays on the screens of what is sold',
  privacy: 'sealing, access log and export have no screen of their own',
  reconciliation: 'its figures are on the earnings screens',
  'recipient-balance': 'keeps the recipients’ balances at the provider level; it has no screen',
}

/** A feature has the same folder name in the API and on the web. */
export const features: Check = {
  name: 'features',
  run: async () => {
    const [api, web] = await Promise.all(['api', 'web'].map(featuresOf))
    if (!api || !web) return 'apps/*/src/features is missing'
    const all = new Set([...api, ...web])
    const problems = [...all].flatMap((feature) => {
      if (!names.includes(feature)) return [`${feature}: not a feature's name`]
      if (api.has(feature) === web.has(feature) || onOneSide[feature]) return []
      return [`${feature}: only on the ${api.has(feature) ? 'api' : 'web'}`]
    })
    return problems.join('\n')
  },
}

async function featuresOf(app: string): Promise<Set<string>> {
  const entries = await readdir(join(root, `apps/${app}/src/features`), { withFileTypes: true })
  return new Set(entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name))
}
