import * as z from 'zod/mini'
import { centavos, endpoint, uuid } from '../kit/index.ts'

/** `YYYY-MM`; there is no year 0. */
const month = z.string().check(z.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/))

/** How the price of some appointments was divided: the last four sum to `price`. */
const sums = {
  appointments: z.int(),
  price: centavos,
  returned: centavos,
  platform_fee: centavos,
  company_share: centavos,
  /** The specialist's part. */
  earned: centavos,
}
const earningSums = z.object(sums)
export type EarningSums = z.output<typeof earningSums>

const asked = {
  method: 'GET',
  resource: 'earnings',
  action: 'read',
  role: 'specialist',
  status: 200,
  errors: [],
} as const

/** A month of the specialist's money, by the day of the appointment in the specialist's time zone. */
export const getEarningsOfMonth = endpoint({
  ...asked,
  path: 'balances/balanceSpecialist/month',
  summary: 'One month for the accountant: the sums of its paid appointments, and the same of each payer',
  query: z.strictObject({ month: z.optional(month) }),
  response: z.object({
    month,
    totals: earningSums,
    payers: z.array(z.object({ customer: z.object({ id: uuid, name: z.string() }), ...sums })),
  }),
})

export const getMonthTable = endpoint({
  ...asked,
  path: 'balances/balanceSpecialist/month.csv',
  summary:
    'The paid appointments of a month as a CSV with `;`, oldest first, with the CPF of who paid while there is care',
  query: z.strictObject({ month }),
  response: 'stream',
})

export const getMonthPdf = endpoint({
  ...asked,
  path: 'balances/balanceSpecialist/month.pdf',
  summary: 'The sums of a month and of each payer as a PDF, with the CPF of who paid while there is care',
  query: z.strictObject({ month }),
  response: 'stream',
})
