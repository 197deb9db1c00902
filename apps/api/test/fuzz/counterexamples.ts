import type { FuzzCall } from './calls.ts'

/**
 * Every call that the fuzz ever found to break something; none is removed. In the first ones an unknown field was
 * accepted, by calls that take what browsers and old clients add.
 */
export const counterexamples: readonly FuzzCall[] = [
  { operation: 'POST auth/refreshToken', actor: 'companyAdmin', change: { kind: 'unknown', at: 4 } },
  {
    operation: 'POST authentication/passkeys/registration/verify',
    actor: 'otherCustomer',
    change: { kind: 'unknown', at: 25 },
  },
  {
    operation: 'POST notifications/unsubscribe/:token',
    actor: 'nobody',
    change: { kind: 'unknown', at: 0 },
  },
  {
    operation: 'POST companies/admin/:id/upload-cnpj',
    actor: 'admin',
    change: { kind: 'unknown', at: 0 },
  },
  // A kind outside the group: an empty list in SQL.
  {
    operation: 'GET customer/notifications',
    actor: 'otherCustomer',
    made: { query: { kind: 'booking_confirmed', group: 'urgent_care' } },
    change: { kind: 'none' },
  },
  {
    operation: 'POST authentication/reset-password',
    actor: 'nobody',
    made: { params: {}, query: {}, body: null },
    change: { kind: 'none' },
  },
]
