import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/pool.ts'

/** Whose data. */
export interface Owner {
  readonly customerId: string
  readonly userId: string
}

/** One row of a part: what is in the clear, and sealed columns by the name under which they are written. */
export interface PartRow {
  /** Rows come in its order. */
  readonly key: string
  readonly row_id: string
  readonly data: Readonly<Record<string, unknown>>
  readonly [sealed: `sealed_${string}`]: Buffer | null
}

/** One file of a copy of a person's data. */
export interface ExportPart {
  readonly name: string
  readonly rows: (owner: Owner) => RawBuilder<unknown>
  /** Name in the file → `table.column` that is sealed under the patient's key. */
  readonly sealed?: Readonly<Record<string, string>>
}

const profile: ExportPart = {
  name: 'profile',
  rows: ({ customerId }) => sql`
    SELECT c.id::text AS key, c.id AS row_id, jsonb_build_object('first_name', u.first_name, 'last_name', u.last_name,
      'email', u.email, 'time_zone', u.time_zone, 'birth_date', c.birth_date, 'gender', c.gender,
      'marital_status', c.marital_status, 'nickname', c.nickname, 'contact_preference', c.contact_preference,
      'special_document_type', c.special_document_type, 'created_at', c.created_at) AS data,
      c.cpf_sealed AS sealed_cpf, c.contact_sealed AS sealed_contact, c.address_sealed AS sealed_address,
      c.special_document_sealed AS sealed_special_document
    FROM customers c JOIN users u ON u.id = c.user_id WHERE c.id = ${customerId}::uuid`,
  sealed: {
    cpf: 'customers.cpf_sealed',
    contact: 'customers.contact_sealed',
    address: 'customers.address_sealed',
    special_document: 'customers.special_document_sealed',
  },
}

const dependents: ExportPart = {
  name: 'dependents',
  rows: ({ customerId }) => sql`
    SELECT d.id::text AS key, d.id AS row_id, jsonb_build_object('id', d.id, 'name', d.name,
      'birth_date', d.birth_date, 'sex', d.sex, 'relation', d.relation, 'created_at', d.created_at,
      'removed_at', d.removed_at) AS data, d.cpf_sealed AS sealed_cpf
    FROM dependents d WHERE d.customer_id = ${customerId}::uuid`,
  sealed: { cpf: 'dependents.cpf_sealed' },
}

/** Where an exam's file lies in the copy. */
export const examPath = (id: string, type: string): string =>
  `exams/${id}.${type === 'application/pdf' ? 'pdf' : 'webp'}`

const exams: ExportPart = {
  name: 'exams',
  rows: ({ customerId }) => sql`
    SELECT x.id::text AS key, x.id AS row_id, jsonb_build_object('id', x.id, 'dependent_id', x.dependent_id,
      'taken_on', x.taken_on, 'type', x.content_type, 'size', x.size, 'created_at', x.created_at,
      'file', 'exams/' || x.id || CASE x.content_type WHEN 'application/pdf' THEN '.pdf' ELSE '.webp' END) AS data, x.details_sealed AS sealed_details
    FROM exams x WHERE x.customer_id = ${customerId}::uuid`,
  sealed: { details: 'exams.details_sealed' },
}

/** Where a message's file lies in the copy. */
export const messageFilePath = (id: string, type: string): string =>
  `messages/${id}.${type === 'application/pdf' ? 'pdf' : 'webp'}`

const chats: ExportPart = {
  name: 'chats',
  rows: ({ customerId }) => sql`
    SELECT c.id::text AS key, c.id AS row_id, jsonb_build_object('id', c.id, 'specialist', s.name,
      'messages', c.last_seq, 'created_at', c.created_at) AS data
    FROM chats c JOIN specialists s ON s.id = c.specialist_id WHERE c.customer_id = ${customerId}::uuid`,
}

const messages: ExportPart = {
  name: 'messages',
  rows: ({ customerId }) => sql`
    SELECT m.chat_id || lpad(m.seq::text, 10, '0') AS key, m.id AS row_id, jsonb_build_object('chat_id', m.chat_id,
      'number', m.seq, 'from', CASE WHEN m.from_specialist THEN 'specialist' ELSE 'customer' END,
      'automatic', m.automatic, 'created_at', m.created_at, 'read_at', m.read_at,
      'file', 'messages/' || m.id || CASE m.file_type WHEN 'application/pdf' THEN '.pdf' ELSE '.webp' END) AS data,
      m.content_sealed AS sealed_content
    FROM chats c JOIN messages m ON m.chat_id = c.id WHERE c.customer_id = ${customerId}::uuid`,
  sealed: { content: 'messages.content_sealed' },
}

const appointments: ExportPart = {
  name: 'appointments',
  rows: ({ customerId }) => sql`
    SELECT a.id::text AS key, a.id AS row_id, jsonb_build_object('id', a.id, 'dependent_id', a.dependent_id, 'starts_at', a.starts_at,
      'ends_at', a.ends_at, 'time_zone', a.time_zone, 'status', a.status, 'specialist', s.name, 'specialty', y.name,
      'price', a.price, 'payment_method', a.payment_method, 'cancel_reason', a.cancel_reason,
      'created_at', a.created_at, 'finished_at', a.finished_at, 'canceled_at', a.canceled_at) AS data,
      a.notes_sealed AS sealed_notes
    FROM appointments a JOIN specialists s ON s.id = a.specialist_id JOIN specialties y ON y.id = a.specialty_id
    WHERE a.customer_id = ${customerId}::uuid`,
  sealed: { notes: 'appointments.notes_sealed' },
}

const records: ExportPart = {
  name: 'records',
  rows: ({ customerId }) => sql`
    SELECT r.id::text AS key, r.id AS row_id, jsonb_build_object('id', r.id, 'dependent_id', r.dependent_id, 'appointment_id', r.appointment_id,
      'specialist', s.name, 'council', concat_ws(' ', s.council_type, s.council_uf, s.council_number),
      'created_at', r.created_at, 'signed_at', r.signed_at) AS data, r.content_sealed AS sealed_content
    FROM records r JOIN specialists s ON s.id = r.specialist_id
    WHERE r.customer_id = ${customerId}::uuid AND r.status = 'signed'`,
  sealed: { content: 'records.content_sealed' },
}

const addenda: ExportPart = {
  name: 'addenda',
  rows: ({ customerId }) => sql`
    SELECT a.id::text AS key, a.id AS row_id, jsonb_build_object('id', a.id, 'record_id', a.record_id,
      'created_at', a.created_at) AS data, a.text_sealed AS sealed_text
    FROM record_addenda a JOIN records r ON r.id = a.record_id WHERE r.customer_id = ${customerId}::uuid`,
  sealed: { text: 'record_addenda.text_sealed' },
}

const allergies: ExportPart = {
  name: 'allergies',
  rows: ({ customerId }) => sql`
    SELECT a.id::text AS key, a.id AS row_id, jsonb_build_object('id', a.id, 'dependent_id', a.dependent_id,
      'specialist', s.name, 'created_at', a.created_at, 'removed_at', a.removed_at) AS data,
      a.content_sealed AS sealed_content
    FROM allergies a JOIN specialists s ON s.id = a.specialist_id WHERE a.customer_id = ${customerId}::uuid`,
  sealed: { content: 'allergies.content_sealed' },
}

const prescriptions: ExportPart = {
  name: 'prescriptions',
  rows: ({ customerId }) => sql`
    SELECT p.id::text AS key, p.id AS row_id, jsonb_build_object('id', p.id, 'record_id', p.record_id,
      'specialist', s.name, 'created_at', p.created_at) AS data, p.content_sealed AS sealed_content
    FROM prescriptions p JOIN specialists s ON s.id = p.specialist_id JOIN records r ON r.id = p.record_id
    WHERE p.customer_id = ${customerId}::uuid AND r.status = 'signed'`,
  sealed: { content: 'prescriptions.content_sealed' },
}

const documents: ExportPart = {
  name: 'documents',
  rows: ({ customerId }) => sql`
    SELECT d.id::text AS key, d.id AS row_id, jsonb_build_object('id', d.id, 'record_id', d.record_id, 'code', d.code,
      'specialist', s.name, 'created_at', d.created_at, 'replaced_at', d.replaced_at,
      'file', 'documents/' || d.code || '.pdf') AS data, d.items_sealed AS sealed_items
    FROM prescription_documents d JOIN specialists s ON s.id = d.specialist_id
    WHERE d.customer_id = ${customerId}::uuid AND d.delivery = 'electronic'`,
  sealed: { items: 'prescription_documents.items_sealed' },
}

const payments: ExportPart = {
  name: 'payments',
  rows: ({ customerId }) => sql`
    SELECT p.id::text AS key, p.id AS row_id, jsonb_build_object('id', p.id, 'appointment_id', p.appointment_id,
      'queue_entry_id', p.queue_entry_id, 'method', p.method, 'amount', p.amount, 'from_wallet', p.wallet_amount, 'charged', p.provider_amount,
      'status', p.status, 'installments', p.installments, 'created_at', p.created_at, 'paid_at', p.paid_at) AS data
    FROM payments p WHERE p.customer_id = ${customerId}::uuid`,
}

const refunds: ExportPart = {
  name: 'refunds',
  rows: ({ customerId }) => sql`
    SELECT r.id::text AS key, r.id AS row_id, jsonb_build_object('id', r.id, 'payment_id', r.payment_id,
      'amount', r.amount, 'reason', r.reason, 'status', r.status, 'created_at', r.created_at,
      'done_at', r.done_at) AS data
    FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.customer_id = ${customerId}::uuid`,
}

const credits: ExportPart = {
  name: 'credits',
  rows: ({ customerId }) => sql`
    SELECT k.id::text AS key, k.id AS row_id, jsonb_build_object('id', k.id, 'amount', k.amount,
      'remaining', k.remaining, 'reason', k.reason, 'appointment_id', k.origin_appointment_id,
      'created_at', k.created_at) AS data
    FROM credits k WHERE k.customer_id = ${customerId}::uuid`,
}

const cards: ExportPart = {
  name: 'cards',
  rows: ({ customerId }) => sql`
    SELECT k.id::text AS key, k.id AS row_id, jsonb_build_object('brand', k.brand, 'last4', k.last4,
      'holder_name', k.holder_name, 'exp_month', k.exp_month, 'exp_year', k.exp_year, 'created_at', k.created_at,
      'deleted_at', k.deleted_at) AS data
    FROM cards k WHERE k.customer_id = ${customerId}::uuid`,
}

const consents: ExportPart = {
  name: 'consents',
  rows: ({ userId }) => sql`
    SELECT c.id::text AS key, c.id AS row_id, jsonb_build_object('kind', c.kind, 'version', c.version,
      'text_hash', encode(c.text_hash, 'hex'), 'accepted_at', c.accepted_at, 'revoked_at', c.revoked_at) AS data
    FROM consents c WHERE c.user_id = ${userId}::uuid`,
}

const accessLog: ExportPart = {
  name: 'access-log',
  rows: ({ customerId }) => sql`
    SELECT lpad(l.id::text, 20, '0') AS key, l.object_id AS row_id, jsonb_build_object('at', l.at,
      'name', u.first_name || ' ' || u.last_name, 'role', l.role, 'action', l.action, 'object', l.object,
      'object_id', l.object_id, 'basis', l.basis, 'hash', encode(l.hash, 'hex')) AS data
    FROM access_log l JOIN users u ON u.id = l.user_id WHERE l.customer_id = ${customerId}::uuid`,
}

const sessions: ExportPart = {
  name: 'sessions',
  rows: ({ userId }) => sql`
    SELECT s.id::text AS key, s.id AS row_id, jsonb_build_object('created_at', s.created_at,
      'last_used_at', s.last_used_at, 'device', s.user_agent, 'address', host(s.address),
      'ended_at', s.revoked_at) AS data
    FROM sessions s WHERE s.user_id = ${userId}::uuid`,
}

const notifications: ExportPart = {
  name: 'notifications',
  rows: ({ userId }) => sql`
    SELECT n.id::text AS key, n.id AS row_id, jsonb_build_object('kind', n.kind, 'appointment_id', n.appointment_id,
      'data', n.data, 'created_at', n.created_at, 'read_at', n.read_at) AS data
    FROM notifications n WHERE n.user_id = ${userId}::uuid AND n.deleted_at IS NULL`,
}

const notificationSettings: ExportPart = {
  name: 'notification-settings',
  rows: ({ userId }) => sql`
    SELECT n.user_id::text AS key, n.user_id AS row_id, jsonb_build_object('sound', n.sound, 'quiet_from', n.quiet_from,
      'quiet_until', n.quiet_until, 'no_messages', n.muted_messages, 'no_pushes', n.muted_pushes) AS data
    FROM notification_settings n WHERE n.user_id = ${userId}::uuid`,
}

const favorites: ExportPart = {
  name: 'favorites',
  rows: ({ customerId }) => sql`
    SELECT f.specialist_id::text AS key, f.specialist_id AS row_id, jsonb_build_object('specialist', s.name,
      'created_at', f.created_at) AS data
    FROM favorites f JOIN specialists s ON s.id = f.specialist_id WHERE f.customer_id = ${customerId}::uuid`,
}

const reviews: ExportPart = {
  name: 'reviews',
  rows: ({ customerId }) => sql`
    SELECT v.id::text AS key, v.id AS row_id, jsonb_build_object('appointment_id', v.appointment_id,
      'rating', v.rating, 'comment', v.comment, 'created_at', v.created_at) AS data
    FROM reviews v WHERE v.customer_id = ${customerId}::uuid`,
}

const waitlist: ExportPart = {
  name: 'waitlist',
  rows: ({ customerId }) => sql`
    SELECT w.id::text AS key, w.id AS row_id, jsonb_build_object('specialist', s.name, 'specialty', y.name,
      'appointment_id', w.appointment_id, 'until', w.until_at, 'status', w.status, 'created_at', w.created_at,
      'ended_at', w.ended_at, 'offers', (SELECT coalesce(jsonb_agg(jsonb_build_object('starts_at', o.starts_at,
        'status', o.status, 'created_at', o.created_at, 'expires_at', o.expires_at) ORDER BY o.created_at), '[]')
        FROM slot_offers o WHERE o.entry_id = w.id)) AS data
    FROM waitlist_entries w JOIN specialists s ON s.id = w.specialist_id JOIN specialties y ON y.id = w.specialty_id
    WHERE w.customer_id = ${customerId}::uuid`,
}

const queue: ExportPart = {
  name: 'queue',
  rows: ({ customerId }) => sql`
    SELECT q.id::text AS key, q.id AS row_id, jsonb_build_object('id', q.id, 'dependent_id', q.dependent_id,
      'status', q.status, 'priority', q.priority, 'price', q.price, 'created_at', q.created_at,
      'waiting_since', q.waiting_since, 'acknowledged_at', q.acknowledged_at, 'specialist', s.name,
      'called_at', q.called_at, 'answered_at', q.answered_at, 'misses', q.misses, 'started_at', q.started_at,
      'ended_at', q.ended_at, 'end_reason', q.end_reason) AS data,
      q.complaint_sealed AS sealed_complaint, q.red_flags_sealed AS sealed_red_flags
    FROM queue_entries q LEFT JOIN specialists s ON s.id = q.specialist_id
    WHERE q.customer_id = ${customerId}::uuid`,
  sealed: { complaint: 'queue_entries.complaint_sealed', red_flags: 'queue_entries.red_flags_sealed' },
}

const advice: ExportPart = {
  name: 'emergency-advice',
  rows: ({ customerId }) => sql`
    SELECT d.id::text AS key, d.id AS row_id, jsonb_build_object('id', d.id, 'dependent_id', d.dependent_id,
      'advised_at', d.advised_at) AS data, d.red_flags_sealed AS sealed_red_flags
    FROM queue_advice d WHERE d.customer_id = ${customerId}::uuid`,
  sealed: { red_flags: 'queue_advice.red_flags_sealed' },
}

/** Everything of a patient that the copy holds, a file each (LGPD art. 18, V; art. 19, § 3). */
export const exportParts: readonly ExportPart[] = [
  profile,
  dependents,
  appointments,
  records,
  addenda,
  allergies,
  prescriptions,
  documents,
  exams,
  chats,
  messages,
  payments,
  refunds,
  credits,
  cards,
  consents,
  accessLog,
  sessions,
  notifications,
  notificationSettings,
  favorites,
  reviews,
  waitlist,
  queue,
  advice,
]

/** Some rows of a part after a key. */
export const readPart = async (
  db: Db,
  part: ExportPart,
  owner: Owner,
  { after, limit }: { after: string; limit: number },
): Promise<readonly PartRow[]> => {
  const { rows } = await sql<PartRow>`
    SELECT * FROM (${part.rows(owner)}) x WHERE x.key > ${after} ORDER BY x.key LIMIT ${limit}`.execute(db)
  return rows
}

/** The PDFs that the patient received. */
export const findDocumentFiles = (db: Db, customerId: string) =>
  db
    .selectFrom('prescription_documents')
    .select(['id', 'code', 'file_key'])
    .where('customer_id', '=', customerId)
    .where('delivery', '=', 'electronic')
    .orderBy('id')
    .execute()

/** The exams that the patient keeps. */
export const findExamFiles = (db: Db, customerId: string) =>
  db
    .selectFrom('exams')
    .select(['id', 'customer_id', 'content_type', 'file_key', 'file_secret_sealed'])
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute()

/** The files of the patient's chats. */
export const findMessageFiles = async (db: Db, customerId: string) => {
  const { rows } = await sql<{
    id: string
    customer_id: string
    file_type: string
    file_key: string
    file_secret_sealed: Buffer
  }>`
    SELECT m.id, c.customer_id, m.file_type, m.file_key, m.file_secret_sealed
    FROM chats c JOIN messages m ON m.chat_id = c.id
    WHERE c.customer_id = ${customerId}::uuid AND m.file_key IS NOT NULL ORDER BY m.id`.execute(db)
  return rows
}

export const findOwner = (db: Db, customerId: string) =>
  db
    .selectFrom('customers as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .select(['c.id as customerId', 'u.id as userId', 'u.avatar_key', 'u.time_zone'])
    .where('c.id', '=', customerId)
    .executeTakeFirst()
