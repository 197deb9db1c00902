import { DAY, HOUR } from '@emma/domain/interval'
import { INVITE_DAYS } from '@emma/domain/invites'
import type { Deps } from '../../../src/deps.ts'
import { sealCompanyBank } from '../../../src/features/earnings/recipient/company-account.ts'
import { saveDocument } from '../../../src/files/index.ts'
import type { Cast } from '../care/agenda.ts'
import { insertAll, later, type Seed } from '../seed.ts'

interface Text {
  readonly name: string
  readonly cnpj: string
  readonly status: 'pending' | 'approved' | 'suspended' | 'rejected'
  readonly reason?: string
  readonly percent: number
  readonly days: number
  /** Indexes of the demo's specialists; the first one runs it. */
  readonly members: readonly number[]
}

/** One company run by the demo's specialist, one that invited them, and others for the platform's list. */
const texts: readonly [Text, Text, ...Text[]] = [
  {
    name: 'Clínica Jardim Paulista',
    cnpj: '44712058000133',
    status: 'approved',
    percent: 20,
    days: 210,
    members: [0, 2, 4, 7],
  },
  {
    name: 'Rede Saúde Integral',
    cnpj: '62771094000150',
    status: 'approved',
    percent: 12,
    days: 320,
    members: [5, 8, 11, 13, 17],
  },
  {
    name: 'Telecuidar Nordeste',
    cnpj: '38MOV213000120',
    status: 'pending',
    percent: 15,
    days: 2,
    members: [10],
  },
  {
    name: 'Instituto Movimento',
    cnpj: '51934027000192',
    status: 'rejected',
    reason: 'O documento enviado é de outro CNPJ. Envie o cartão CNPJ da própria empresa.',
    percent: 10,
    days: 9,
    members: [14],
  },
  {
    name: 'Vida Plena Atendimentos',
    cnpj: '30552841000172',
    status: 'suspended',
    reason: 'Registro no conselho vencido. Regularize para voltar.',
    percent: 30,
    days: 400,
    members: [19, 22],
  },
]

type Member = Cast['specialists'][number]
interface Placed {
  readonly id: string
  readonly text: Text
  readonly members: readonly Member[]
}

const place = ({ deps }: Seed, { specialists }: Cast, text: Text): Placed => ({
  id: deps.newId(),
  text,
  members: text.members.flatMap((nth) => specialists[nth] ?? []),
})

const directorOf = async ({ tx }: Seed, { members: [head] }: Placed) => {
  if (!head) return {}
  const row = await tx
    .selectFrom('specialists')
    .select(['name', 'council_type', 'council_uf', 'council_number'])
    .where('id', '=', head.specialistId)
    .executeTakeFirstOrThrow()
  return {
    director_name: row.name,
    director_council_type: row.council_type,
    director_council_uf: row.council_uf,
    director_council_number: row.council_number,
  }
}

const bankOf = async ({ deps, tx }: Seed, { id, text }: Placed) => {
  if (text.status !== 'approved') return {}
  const account = { branch: '2545', account: '02366', accountDigit: '1', kind: 'checking' } as const
  const details = { ...account, holderName: text.name.slice(0, 30), document: text.cnpj }
  return {
    bank_code: '341',
    bank_sealed: await sealCompanyBank(deps, tx, id, details),
    bank_ends_with: '366-1',
    bank_changed_at: deps.clock.now(),
  }
}

const rowOf = async (seed: Seed, placed: Placed) => {
  const { id, text } = placed
  const created = later(seed.now, -text.days * DAY)
  return {
    id,
    name: text.name,
    cnpj: text.cnpj,
    status: text.status,
    status_reason: text.reason ?? null,
    percent: String(text.percent),
    pa_enabled: text.status === 'approved',
    created_at: created,
    updated_at: created,
    ...(await directorOf(seed, placed)),
    ...(await bankOf(seed, placed)),
  }
}

const membersOf = ({ now }: Seed, { id, text, members }: Placed) =>
  members.map(({ specialistId }, nth) => ({
    company_id: id,
    specialist_id: specialistId,
    role: nth === 0 ? 'admin' : 'member',
    pa_permission: nth < 2,
    joined_at: later(now, -(text.days - nth * 6) * DAY),
  }))

/** The platform's decisions, and members joining. */
const eventsOf = ({ deps, now }: Seed, { id, text, members }: Placed, adminId: string) => {
  const event = (kind: string, ago: number, more: object) => ({
    id: deps.newId(),
    company_id: id,
    kind,
    at: later(now, -ago * DAY),
    ...more,
  })
  const [head, ...rest] = members
  const status = (from: string, to: string, ago: number, reason: string | null = null) =>
    event('status', ago, { from_value: from, to_value: to, reason, made_by: adminId })
  const isDecided = text.status !== 'pending' && text.status !== 'rejected'
  return [
    event('created', text.days, { made_by: head?.userId ?? null }),
    ...(isDecided ? [status('pending', 'approved', text.days - 1)] : []),
    ...rest.map(({ specialistId, userId }, nth) =>
      event('member_joined', text.days - (nth + 1) * 6, { specialist_id: specialistId, made_by: userId }),
    ),
    ...(text.status === 'rejected' ? [status('pending', 'rejected', text.days - 1, text.reason)] : []),
    ...(text.status === 'suspended' ? [status('approved', 'suspended', 3, text.reason)] : []),
  ]
}

interface Sent {
  readonly of: Placed
  readonly to: Member | undefined
  readonly status: 'sent' | 'accepted' | 'rejected' | 'expired'
  readonly hoursAgo: number
}

const invitesOf = ({ deps, now }: Seed, sent: readonly Sent[]) =>
  sent.flatMap(({ of: { id, members }, to, status, hoursAgo }) => {
    const [head] = members
    if (!head || !to) return []
    const sentAt = later(now, -hoursAgo * HOUR)
    const expiresAt = later(sentAt, INVITE_DAYS * DAY)
    const ends = {
      sent: null,
      accepted: later(sentAt, 5 * HOUR),
      rejected: later(sentAt, DAY),
      expired: expiresAt,
    }
    return {
      id: deps.newId(),
      company_id: id,
      specialist_id: to.specialistId,
      invited_by: head.specialistId,
      status,
      sent_at: sentAt,
      expires_at: expiresAt,
      ended_at: ends[status],
    }
  })

/** Companies in every state: the demo's specialist runs one and is invited to another. */
export const insertCompanies = async (seed: Seed, cast: Cast): Promise<void> => {
  const { tx } = seed
  const { specialists } = cast
  const placed = texts.map((text) => place(seed, cast, text))
  const [own, other] = placed
  const admin = await tx.selectFrom('admins').select('user_id').executeTakeFirstOrThrow()
  const rows = []
  for (const one of placed) rows.push(await rowOf(seed, one))
  await insertAll(tx, 'companies', rows)
  await insertAll(
    tx,
    'company_members',
    placed.flatMap((one) => membersOf(seed, one)),
  )
  await insertAll(
    tx,
    'company_events',
    placed.flatMap((one) => eventsOf(seed, one, admin.user_id)),
  )
  if (!own || !other) return
  const sent: readonly Sent[] = [
    { of: other, to: specialists[0], status: 'sent', hoursAgo: 30 },
    { of: own, to: specialists[6], status: 'sent', hoursAgo: 50 },
    { of: own, to: specialists[7], status: 'accepted', hoursAgo: 4500 },
    { of: own, to: specialists[9], status: 'rejected', hoursAgo: 900 },
    { of: own, to: specialists[12], status: 'expired', hoursAgo: 700 },
  ]
  await insertAll(tx, 'company_invites', invitesOf(seed, sent))
}

const card = async (name: string, cnpj: string): Promise<Buffer> => {
  const { default: PdfDocument } = await import('pdfkit')
  const document = new PdfDocument({ size: 'A5', layout: 'landscape' })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  for (const line of [
    'Cadastro Nacional da Pessoa Jurídica',
    name,
    cnpj,
    'Documento de demonstração, sem valor',
  ]) {
    document.fontSize(18).text(line).moveDown()
  }
  document.end()
  await new Promise((resolve) => document.on('end', resolve))
  return Buffer.concat(parts)
}

/** Each company's document, stored like an upload. */
export const completeCompanies = async (deps: Deps): Promise<void> => {
  const companies = await deps.db
    .selectFrom('companies')
    .select(['id', 'name', 'cnpj', 'created_at'])
    .execute()
  for (const { id, name, cnpj, created_at } of companies) {
    const file = { content: await card(name, cnpj), name: '' }
    const { key, type, size } = await saveDocument(deps, { field: 'document', file })
    const document = { document_key: key, document_type: type, document_size: size, document_at: created_at }
    await deps.db.updateTable('companies').set(document).where('id', '=', id).execute()
  }
}
