import { sql } from 'kysely'
import type { ExportPart } from './export-part.repo.ts'

export const appointments: ExportPart = {
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

export const preparations: ExportPart = {
  name: 'preparations',
  rows: ({ customerId }) => sql`
    SELECT p.appointment_id::text AS key, p.appointment_id AS row_id, jsonb_build_object('appointment_id', p.appointment_id,
      'updated_at', p.updated_at) AS data, p.answers_sealed AS sealed_answers
    FROM preparations p JOIN appointments a ON a.id = p.appointment_id WHERE a.customer_id = ${customerId}::uuid`,
  sealed: { answers: 'preparations.answers_sealed' },
}

export const preparationFiles: ExportPart = {
  name: 'preparation-files',
  rows: ({ customerId }) => sql`
    SELECT f.id::text AS key, f.id AS row_id, jsonb_build_object('id', f.id, 'appointment_id', f.appointment_id,
      'type', f.content_type, 'size', f.size, 'created_at', f.created_at, 'file', 'preparations/' || f.id
        || CASE f.content_type WHEN 'application/pdf' THEN '.pdf' ELSE '.webp' END) AS data, f.name_sealed AS sealed_name
    FROM preparation_files f WHERE f.customer_id = ${customerId}::uuid`,
  sealed: { name: 'preparation_files.name_sealed' },
}

export const records: ExportPart = {
  name: 'records',
  rows: ({ customerId }) => sql`
    SELECT r.id::text AS key, r.id AS row_id, jsonb_build_object('id', r.id, 'dependent_id', r.dependent_id, 'appointment_id', r.appointment_id,
      'specialist', s.name, 'council', concat_ws(' ', s.council_type, s.council_uf, s.council_number),
      'created_at', r.created_at, 'signed_at', r.signed_at) AS data, r.content_sealed AS sealed_content
    FROM records r JOIN specialists s ON s.id = r.specialist_id
    WHERE r.customer_id = ${customerId}::uuid AND r.status = 'signed'`,
  sealed: { content: 'records.content_sealed' },
}

export const addenda: ExportPart = {
  name: 'addenda',
  rows: ({ customerId }) => sql`
    SELECT a.id::text AS key, a.id AS row_id, jsonb_build_object('id', a.id, 'record_id', a.record_id,
      'created_at', a.created_at) AS data, a.text_sealed AS sealed_text
    FROM record_addenda a JOIN records r ON r.id = a.record_id WHERE r.customer_id = ${customerId}::uuid`,
  sealed: { text: 'record_addenda.text_sealed' },
}

export const allergies: ExportPart = {
  name: 'allergies',
  rows: ({ customerId }) => sql`
    SELECT a.id::text AS key, a.id AS row_id, jsonb_build_object('id', a.id, 'dependent_id', a.dependent_id,
      'specialist', s.name, 'created_at', a.created_at, 'removed_at', a.removed_at) AS data,
      a.content_sealed AS sealed_content
    FROM allergies a JOIN specialists s ON s.id = a.specialist_id WHERE a.customer_id = ${customerId}::uuid`,
  sealed: { content: 'allergies.content_sealed' },
}

export const problems: ExportPart = {
  name: 'problems',
  rows: ({ customerId }) => sql`
    SELECT p.id::text AS key, p.id AS row_id, jsonb_build_object('id', p.id, 'dependent_id', p.dependent_id,
      'specialist', s.name, 'created_at', p.created_at, 'resolved_at', p.resolved_at, 'removed_at', p.removed_at) AS data,
      p.content_sealed AS sealed_content
    FROM problems p JOIN specialists s ON s.id = p.specialist_id WHERE p.customer_id = ${customerId}::uuid`,
  sealed: { content: 'problems.content_sealed' },
}

export const vitals: ExportPart = {
  name: 'vitals',
  rows: ({ customerId }) => sql`
    SELECT v.id::text AS key, v.id AS row_id, jsonb_build_object('id', v.id, 'dependent_id', v.dependent_id,
      'specialist', s.name, 'measured_at', v.measured_at, 'removed_at', v.removed_at) AS data,
      v.content_sealed AS sealed_content
    FROM vitals v JOIN specialists s ON s.id = v.specialist_id WHERE v.customer_id = ${customerId}::uuid`,
  sealed: { content: 'vitals.content_sealed' },
}

export const specialistNotes: ExportPart = {
  name: 'specialist-notes',
  rows: ({ customerId }) => sql`
    SELECT n.id::text AS key, n.id AS row_id, jsonb_build_object('dependent_id', n.dependent_id, 'specialist', s.name,
      'updated_at', n.updated_at) AS data, n.text_sealed AS sealed_text
    FROM patient_notes n JOIN specialists s ON s.id = n.specialist_id WHERE n.customer_id = ${customerId}::uuid`,
  sealed: { text: 'patient_notes.text_sealed' },
}

export const prescriptions: ExportPart = {
  name: 'prescriptions',
  rows: ({ customerId }) => sql`
    SELECT p.id::text AS key, p.id AS row_id, jsonb_build_object('id', p.id, 'record_id', p.record_id,
      'specialist', s.name, 'created_at', p.created_at) AS data, p.content_sealed AS sealed_content
    FROM prescriptions p JOIN specialists s ON s.id = p.specialist_id JOIN records r ON r.id = p.record_id
    WHERE p.customer_id = ${customerId}::uuid AND r.status = 'signed'`,
  sealed: { content: 'prescriptions.content_sealed' },
}

export const documents: ExportPart = {
  name: 'documents',
  rows: ({ customerId }) => sql`
    SELECT d.id::text AS key, d.id AS row_id, jsonb_build_object('id', d.id, 'record_id', d.record_id, 'code', d.code,
      'specialist', s.name, 'created_at', d.created_at, 'replaced_at', d.replaced_at,
      'file', 'documents/' || d.code || '.pdf') AS data, d.items_sealed AS sealed_items,
      d.override_sealed AS sealed_override
    FROM prescription_documents d JOIN specialists s ON s.id = d.specialist_id
    WHERE d.customer_id = ${customerId}::uuid AND d.delivery = 'electronic'`,
  sealed: {
    items: 'prescription_documents.items_sealed',
    override: 'prescription_documents.override_sealed',
  },
}

export const exams: ExportPart = {
  name: 'exams',
  rows: ({ customerId }) => sql`
    SELECT x.id::text AS key, x.id AS row_id, jsonb_build_object('id', x.id, 'dependent_id', x.dependent_id,
      'taken_on', x.taken_on, 'type', x.content_type, 'size', x.size, 'created_at', x.created_at,
      'file', 'exams/' || x.id || CASE x.content_type WHEN 'application/pdf' THEN '.pdf' ELSE '.webp' END) AS data, x.details_sealed AS sealed_details
    FROM exams x WHERE x.customer_id = ${customerId}::uuid`,
  sealed: { details: 'exams.details_sealed' },
}

export const chats: ExportPart = {
  name: 'chats',
  rows: ({ customerId }) => sql`
    SELECT c.id::text AS key, c.id AS row_id, jsonb_build_object('id', c.id, 'specialist', s.name,
      'thread', c.thread, 'messages', c.last_seq, 'created_at', c.created_at) AS data
    FROM chats c JOIN specialists s ON s.id = c.specialist_id WHERE c.customer_id = ${customerId}::uuid`,
}

export const messages: ExportPart = {
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

export const reviews: ExportPart = {
  name: 'reviews',
  rows: ({ customerId }) => sql`
    SELECT v.id::text AS key, v.id AS row_id, jsonb_build_object('appointment_id', v.appointment_id,
      'rating', v.rating, 'comment', v.comment, 'created_at', v.created_at) AS data
    FROM reviews v WHERE v.customer_id = ${customerId}::uuid`,
}

export const waitlist: ExportPart = {
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

export const bookingLinks: ExportPart = {
  name: 'booking-links',
  rows: ({ customerId }) => sql`
    SELECT l.id::text AS key, l.id AS row_id, jsonb_build_object('id', l.id, 'dependent_id', l.dependent_id,
      'specialist', s.name, 'specialty', y.name, 'mode', l.mode, 'price', l.price, 'starts_at', l.starts_at,
      'ends_at', l.ends_at, 'status', l.status, 'appointment_id', l.appointment_id, 'created_at', l.created_at,
      'expires_at', l.expires_at, 'ended_at', l.ended_at, 'series_id', l.series_id, 'series_place', l.series_place,
      'series_size', l.series_size) AS data
    FROM booking_links l JOIN specialists s ON s.id = l.specialist_id JOIN specialties y ON y.id = l.specialty_id
    WHERE l.customer_id = ${customerId}::uuid`,
}

export const timeProposals: ExportPart = {
  name: 'time-proposals',
  rows: ({ customerId }) => sql`
    SELECT t.id::text AS key, t.id AS row_id, jsonb_build_object('id', t.id, 'appointment_id', t.appointment_id,
      'from_start', t.from_start, 'starts_at', t.starts_at, 'ends_at', t.ends_at, 'status', t.status,
      'created_at', t.created_at, 'expires_at', t.expires_at, 'ended_at', t.ended_at) AS data
    FROM time_proposals t JOIN appointments a ON a.id = t.appointment_id
    WHERE a.customer_id = ${customerId}::uuid`,
}

export const queue: ExportPart = {
  name: 'queue',
  rows: ({ customerId }) => sql`
    SELECT q.id::text AS key, q.id AS row_id, jsonb_build_object('id', q.id, 'dependent_id', q.dependent_id,
      'kind_of_care', q.kind_of_care, 'status', q.status, 'priority', q.priority, 'price', q.price, 'created_at', q.created_at,
      'waiting_since', q.waiting_since, 'acknowledged_at', q.acknowledged_at, 'specialist', s.name,
      'called_at', q.called_at, 'answered_at', q.answered_at, 'misses', q.misses, 'started_at', q.started_at,
      'ended_at', q.ended_at, 'end_reason', q.end_reason) AS data,
      q.complaint_sealed AS sealed_complaint, q.red_flags_sealed AS sealed_red_flags
    FROM queue_entries q LEFT JOIN specialists s ON s.id = q.specialist_id
    WHERE q.customer_id = ${customerId}::uuid`,
  sealed: { complaint: 'queue_entries.complaint_sealed', red_flags: 'queue_entries.red_flags_sealed' },
}

export const advice: ExportPart = {
  name: 'emergency-advice',
  rows: ({ customerId }) => sql`
    SELECT d.id::text AS key, d.id AS row_id, jsonb_build_object('id', d.id, 'dependent_id', d.dependent_id,
      'advised_at', d.advised_at) AS data, d.red_flags_sealed AS sealed_red_flags
    FROM queue_advice d WHERE d.customer_id = ${customerId}::uuid`,
  sealed: { red_flags: 'queue_advice.red_flags_sealed' },
}
