import { sql } from 'kysely'
import type { ExportPart } from './export-part.repo.ts'

export const payments: ExportPart = {
  name: 'payments',
  rows: ({ customerId }) => sql`
    SELECT p.id::text AS key, p.id AS row_id, jsonb_build_object('id', p.id, 'appointment_id', p.appointment_id,
      'queue_entry_id', p.queue_entry_id, 'method', p.method, 'amount', p.amount, 'from_wallet', p.wallet_amount, 'charged', p.provider_amount,
      'status', p.status, 'installments', p.installments, 'created_at', p.created_at, 'paid_at', p.paid_at) AS data
    FROM payments p WHERE p.customer_id = ${customerId}::uuid`,
}

export const refunds: ExportPart = {
  name: 'refunds',
  rows: ({ customerId }) => sql`
    SELECT r.id::text AS key, r.id AS row_id, jsonb_build_object('id', r.id, 'payment_id', r.payment_id,
      'amount', r.amount, 'reason', r.reason, 'status', r.status, 'created_at', r.created_at,
      'done_at', r.done_at) AS data
    FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.customer_id = ${customerId}::uuid`,
}

export const credits: ExportPart = {
  name: 'credits',
  rows: ({ customerId }) => sql`
    SELECT k.id::text AS key, k.id AS row_id, jsonb_build_object('id', k.id, 'amount', k.amount,
      'remaining', k.remaining, 'reason', k.reason, 'appointment_id', k.origin_appointment_id,
      'created_at', k.created_at) AS data
    FROM credits k WHERE k.customer_id = ${customerId}::uuid`,
}

export const cards: ExportPart = {
  name: 'cards',
  rows: ({ customerId }) => sql`
    SELECT k.id::text AS key, k.id AS row_id, jsonb_build_object('brand', k.brand, 'last4', k.last4,
      'holder_name', k.holder_name, 'exp_month', k.exp_month, 'exp_year', k.exp_year, 'created_at', k.created_at,
      'deleted_at', k.deleted_at) AS data
    FROM cards k WHERE k.customer_id = ${customerId}::uuid`,
}
