import type { QueueEntry } from '@emma/contracts/queue'

/** So many minutes ago; later if negative. */
export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** A place in the queue, paid and waiting. */
export const entryOf = (change: Partial<QueueEntry> = {}): QueueEntry => ({
  id: '018f0000-0000-7000-8000-000000000001',
  status: 'waiting',
  kind_of_care: 'general',
  attended_by: ['physician'],
  position: 2,
  estimate: { median_minutes: 12, p80_minutes: 20 },
  estimated_wait: 12,
  on_duty: 2,
  complaint: 'Febre',
  priority: 'normal',
  dependent: null,
  price: 9000,
  payment: { method: 'wallet', status: 'paid', amount: 9000, wallet_amount: 9000 },
  created_at: ago(4),
  waiting_since: ago(4),
  hold_expires_at: null,
  expires_at: ago(-56),
  specialist: null,
  called_at: null,
  answer_by: null,
  answered_at: null,
  meet_by: null,
  support_phone: '0800 123 4567',
  misses: 0,
  schedule_id: null,
  ended_at: null,
  end_reason: null,
  can: { leave: true, answer: false },
  ...change,
})
