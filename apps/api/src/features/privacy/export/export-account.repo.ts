import { sql } from 'kysely'
import type { ExportPart } from './export-part.repo.ts'

export const profile: ExportPart = {
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

export const dependents: ExportPart = {
  name: 'dependents',
  rows: ({ customerId }) => sql`
    SELECT d.id::text AS key, d.id AS row_id, jsonb_build_object('id', d.id, 'name', d.name,
      'birth_date', d.birth_date, 'sex', d.sex, 'relation', d.relation, 'created_at', d.created_at,
      'removed_at', d.removed_at) AS data, d.cpf_sealed AS sealed_cpf
    FROM dependents d WHERE d.customer_id = ${customerId}::uuid`,
  sealed: { cpf: 'dependents.cpf_sealed' },
}

export const consents: ExportPart = {
  name: 'consents',
  rows: ({ userId }) => sql`
    SELECT c.id::text AS key, c.id AS row_id, jsonb_build_object('kind', c.kind, 'version', c.version,
      'text_hash', encode(c.text_hash, 'hex'), 'accepted_at', c.accepted_at, 'revoked_at', c.revoked_at) AS data
    FROM consents c WHERE c.user_id = ${userId}::uuid`,
}

export const contacts: ExportPart = {
  name: 'contacts',
  rows: ({ customerId }) => sql`
    SELECT m.id::text AS key, m.id AS row_id, jsonb_build_object('id', m.id, 'subject', m.subject,
      'error_id', m.error_id, 'created_at', m.created_at, 'sent_at', m.sent_at) AS data,
      m.content_sealed AS sealed_content
    FROM contact_messages m WHERE m.customer_id = ${customerId}::uuid`,
  sealed: { content: 'contact_messages.content_sealed' },
}

export const accessLog: ExportPart = {
  name: 'access-log',
  rows: ({ customerId }) => sql`
    SELECT lpad(l.id::text, 20, '0') AS key, l.object_id AS row_id, jsonb_build_object('at', l.at,
      'name', u.first_name || ' ' || u.last_name, 'role', l.role, 'action', l.action, 'object', l.object,
      'object_id', l.object_id, 'basis', l.basis, 'hash', encode(l.hash, 'hex')) AS data
    FROM access_log l JOIN users u ON u.id = l.user_id WHERE l.customer_id = ${customerId}::uuid`,
}

export const sessions: ExportPart = {
  name: 'sessions',
  rows: ({ userId }) => sql`
    SELECT s.id::text AS key, s.id AS row_id, jsonb_build_object('created_at', s.created_at,
      'last_used_at', s.last_used_at, 'device', s.user_agent, 'address', host(s.address),
      'ended_at', s.revoked_at) AS data
    FROM sessions s WHERE s.user_id = ${userId}::uuid`,
}

export const notifications: ExportPart = {
  name: 'notifications',
  rows: ({ userId }) => sql`
    SELECT n.id::text AS key, n.id AS row_id, jsonb_build_object('kind', n.kind, 'appointment_id', n.appointment_id,
      'data', n.data, 'created_at', n.created_at, 'read_at', n.read_at) AS data
    FROM notifications n WHERE n.user_id = ${userId}::uuid AND n.deleted_at IS NULL`,
}

export const notificationSettings: ExportPart = {
  name: 'notification-settings',
  rows: ({ userId }) => sql`
    SELECT n.user_id::text AS key, n.user_id AS row_id, jsonb_build_object('sound', n.sound, 'quiet_from', n.quiet_from,
      'quiet_until', n.quiet_until, 'no_messages', n.muted_messages, 'no_pushes', n.muted_pushes) AS data
    FROM notification_settings n WHERE n.user_id = ${userId}::uuid`,
}

export const favorites: ExportPart = {
  name: 'favorites',
  rows: ({ customerId }) => sql`
    SELECT f.specialist_id::text AS key, f.specialist_id AS row_id, jsonb_build_object('specialist', s.name,
      'created_at', f.created_at) AS data
    FROM favorites f JOIN specialists s ON s.id = f.specialist_id WHERE f.customer_id = ${customerId}::uuid`,
}
