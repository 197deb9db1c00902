import { DAY } from '@emma/domain/interval'
import { needsRqe } from '@emma/domain/specialists'
import sharp from 'sharp'
import type { Deps } from '../../../src/deps.ts'
import { hashPassword } from '../../../src/features/auth/index.ts'
import { saveDocument } from '../../../src/files/index.ts'
import { createRandom } from '../random.ts'
import { demoPassword, insertAll, later, type Seed } from '../seed.ts'
import { type ApplicantText, applicantTexts } from '../texts/applicants.ts'
import { cities } from '../texts/cities.ts'
import { specialtyTexts } from '../texts/specialties.ts'
import { giveDemoAccount } from './bank-account.ts'
import { insertUsers, makePerson, type Person, sealIdentity } from './people.ts'
import { councilNumber } from './practice.ts'

export interface Applicant extends Person {
  readonly specialistId: string
  readonly text: ApplicantText
  readonly council: { readonly type: string; readonly uf: string; readonly number: string }
}

/** A separate seed, so that the rest of the demo is the same without applicants. */
const RANDOM_SEED = 1999

const makeApplicant = (seed: Seed, text: ApplicantText, nth: number): Applicant => {
  const { firstName, lastName, gender, specialty } = text
  const city = cities[nth % cities.length] ?? seed.random.pick(cities)
  const person = makePerson(seed, [28, 55], { firstName, lastName, gender, city })
  const type = specialtyTexts.find(({ slug }) => slug === specialty)?.council ?? 'CRM'
  const number = councilNumber(seed.random, type, city.uf)
  return { ...person, specialistId: seed.deps.newId(), text, council: { type, uf: city.uf, number } }
}

const rowOf = async (seed: Seed, { specialistId, text, council, city, ...person }: Applicant) => {
  const { now } = seed
  const moved = later(now, -text.days * DAY)
  const created = later(moved, -2 * DAY)
  const sealed = await sealIdentity(seed, 'specialists', specialistId, { city, ...person })
  const isOpen = text.status === 0
  return {
    id: specialistId,
    user_id: person.userId,
    status: text.status,
    status_reason: text.reason ?? null,
    name: `${person.firstName} ${person.lastName}`,
    council_type: council.type,
    council_uf: council.uf,
    council_number: council.number,
    city: isOpen ? null : city.name,
    state: isOpen ? null : city.uf,
    time_zone: city.zone,
    birth_date: person.birthDate,
    gender: person.gender,
    email_confirmed_at: text.emailConfirmed ? created : null,
    submitted_at: isOpen ? null : moved,
    created_at: created,
    ...sealed,
    address_sealed: isOpen ? null : sealed.address_sealed,
  }
}

/** Offers of those whose registration is complete. */
const insertOffers = async (seed: Seed, applicants: readonly Applicant[]): Promise<void> => {
  const { tx, deps, now, random } = seed
  const ids = new Map(
    (await tx.selectFrom('specialties').select(['id', 'slug']).execute()).map(({ id, slug }) => [slug, id]),
  )
  const rows = applicants.flatMap(({ specialistId, text, council }) => {
    const specialty_id = ids.get(text.specialty)
    if (text.status === 0 || specialty_id === undefined) return []
    const isTitled = needsRqe(council.type)
    const rqe = isTitled ? String(random.int(12_000, 99_000)) : null
    const rqe_uf = isTitled ? council.uf : null
    const price = random.int(12, 30) * 1000
    const offer = { id: deps.newId(), specialist_id: specialistId, specialty_id, price, created_at: now }
    return [{ ...offer, rqe, rqe_uf }]
  })
  await insertAll(tx, 'specialist_specialties', rows)
}

/** The moves of each registration to its status. */
const insertMoves = async (
  { tx, deps, now }: Seed,
  applicants: readonly Applicant[],
  adminUserId: string,
): Promise<void> => {
  const rows = applicants.flatMap(({ specialistId, userId, text: { status, days, reason = null } }) => {
    const at = (ago: number) => later(now, -ago * DAY)
    const move = (from: number, to: number, by: string, ago: number, why: string | null) => ({
      id: deps.newId(),
      specialist_id: specialistId,
      from_status: from,
      to_status: to,
      reason: why,
      changed_by: by,
      changed_at: at(ago),
    })
    if (status === 0) return []
    const sent = move(0, 2, userId, status === 2 ? days : days + 3, null)
    if (status === 2) return [sent]
    if (status === 3) return [sent, move(2, 3, adminUserId, days, reason)]
    return [sent, move(2, 1, adminUserId, days + 1, null), move(1, 4, adminUserId, days, reason)]
  })
  await insertAll(tx, 'specialist_status_changes', rows)
}

/** Registrations in every state, for the review screens. */
export const insertApplicants = async (whole: Seed): Promise<readonly Applicant[]> => {
  const seed = { ...whole, random: createRandom(RANDOM_SEED) }
  const { tx } = seed
  const applicants = applicantTexts.map((text, nth) => makeApplicant(seed, text, nth))
  await insertUsers(seed, 'specialist', applicants, await hashPassword(demoPassword))
  const rows = []
  for (const applicant of applicants) rows.push(await rowOf(seed, applicant))
  await insertAll(tx, 'specialists', rows)
  await insertOffers(seed, applicants)
  const admin = await tx.selectFrom('admins').select('user_id').executeTakeFirstOrThrow()
  await insertMoves(seed, applicants, admin.user_id)
  return applicants
}

const lines = ({ firstName, lastName, council }: Applicant): readonly string[] => [
  `Conselho Regional · ${council.type}-${council.uf}`,
  `${firstName} ${lastName}`,
  `Inscrição ${council.number}`,
  'Documento de demonstração, sem valor',
]

/** A council's card, as a photo. */
const picture = (applicant: Applicant): Promise<Buffer> => {
  const texts = lines(applicant).map(
    (line, nth) =>
      `<text x="48" y="${120 + nth * 84}" font-family="sans-serif" font-size="${nth === 1 ? 44 : 30}" fill="#16302e">${line}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="560">
    <rect width="1000" height="560" fill="#e3efec"/><rect x="16" y="16" width="968" height="528" fill="none" stroke="#0b6e69" stroke-width="6"/>
    <rect x="760" y="150" width="180" height="230" fill="#bcd6d1"/>${texts.join('')}</svg>`
  return sharp(Buffer.from(svg)).jpeg().toBuffer()
}

/** The same as a PDF of one page. */
const pdf = async (applicant: Applicant): Promise<Buffer> => {
  const { default: PdfDocument } = await import('pdfkit')
  const document = new PdfDocument({ size: 'A5', layout: 'landscape' })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  for (const line of lines(applicant)) document.fontSize(18).text(line).moveDown()
  document.end()
  await new Promise((resolve) => document.on('end', resolve))
  return Buffer.concat(parts)
}

/** Gives the applicants their proofs, stored like uploads, and a bank account to those under review. */
export const completeApplicants = async (deps: Deps, applicants: readonly Applicant[]): Promise<void> => {
  for (const applicant of applicants) {
    const { specialistId, text } = applicant
    if (text.status !== 0) await giveDemoAccount(deps, specialistId)
    if (text.proof === 'none') continue
    const content = await (text.proof === 'pdf' ? pdf(applicant) : picture(applicant))
    const file = { content, name: '' }
    const { key, type, size } = await saveDocument(deps, { field: 'document', file })
    await deps.db
      .insertInto('specialist_documents')
      .values({
        id: deps.newId(),
        specialist_id: specialistId,
        storage_key: key,
        type,
        size,
        created_at: later(deps.clock.now(), -(text.days + 1) * DAY),
      })
      .execute()
  }
}
