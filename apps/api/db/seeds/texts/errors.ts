import type { ErrorKind, ErrorState } from '@emma/domain/error-log'

/** Errors in the demo: `age` in days since the first time, `last` in hours since the last. */
export interface ErrorText {
  readonly kind: ErrorKind
  readonly name: string
  readonly message: string
  readonly route: string
  readonly http_status: number | null
  readonly status: ErrorState
  readonly count: number
  readonly stack: string
  readonly age: number
  readonly last: number
  readonly request: Readonly<Record<string, string>>
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

export const errorTexts: readonly ErrorText[] = [
  {
    kind: 'api',
    name: 'ProviderError',
    message: 'The payment provider answered 503',
    route: 'POST schedules/auth/:customerId/schedules/:scheduleId/confirm',
    http_status: 502,
    status: 'em aberto',
    count: 7,
    stack:
      'at send (apps/api/src/providers/payments/pagarme.ts:88:11)\nat charge (apps/api/src/features/clearing/charge.ts:41:18)',
    age: 3,
    last: 2,
    request: { method: 'POST', role: 'customer', user_agent: safari },
  },
  {
    kind: 'browser',
    name: 'TypeError',
    message: "Cannot read properties of undefined (reading 'starts_at')",
    route: '/customer/agenda',
    http_status: null,
    status: 'em correção',
    count: 23,
    stack: 'at NextAppointment (https://emma.test/assets/customer-agenda-screen-Bx12fGhJ.js:1:4821)',
    age: 6,
    last: 5,
    request: { path: '/customer/agenda', role: 'customer', user_agent: firefox },
  },
  {
    kind: 'job',
    name: 'Error',
    message: 'connect ETIMEDOUT',
    route: 'send-notification',
    http_status: null,
    status: 'resolvido',
    count: 41,
    stack:
      'at TCPConnectWrap.afterConnect (node:net:1637:16)\nat send (apps/api/src/providers/email/smtp.ts:32:9)',
    age: 20,
    last: 190,
    request: {},
  },
  {
    kind: 'api',
    name: 'error',
    message: 'canceling statement due to statement timeout',
    route: 'GET specialists/specialists',
    http_status: 500,
    status: 'reaberto',
    count: 12,
    stack: 'at findSpecialists (apps/api/src/features/specialists/search.repo.ts:64:3)',
    age: 31,
    last: 9,
    request: { method: 'GET', path: '/api/v1/specialists/specialists', role: 'customer', user_agent: safari },
  },
  {
    kind: 'browser',
    name: 'ChunkLoadError',
    message: 'The screen took too long to load',
    route: '/specialist/calendar',
    http_status: null,
    status: 'em aberto',
    count: 2,
    stack: 'at loadChunk (https://emma.test/assets/base-Qw3rTyUi.js:1:9120)',
    age: 1,
    last: 20,
    request: { path: '/specialist/calendar', role: 'specialist', user_agent: firefox },
  },
  {
    kind: 'api',
    name: 'Error',
    message: 'timeout exceeded when trying to connect',
    route: 'GET health/ready',
    http_status: 503,
    status: 'resolvido',
    count: 5,
    stack: 'at connect (node_modules/pg-pool/index.js:45:11)',
    age: 44,
    last: 1000,
    request: { method: 'GET', path: '/api/v1/health/ready' },
  },
]
