import { listOpenSlots } from '../../../apps/api/src/features/availability/slots/list-open-slots.ts'
import { customersOf, headersOf, specialistsOf } from '../setup.ts'
import { type HttpWork, noInput } from './http-work.ts'

const SPECIALISTS = 500

/** The next seven days of one specialist, as the slot picker requests them. */
export const week: HttpWork = {
  key: 'week',
  work: 'a week of free slots',
  goal: 0.45,
  reference: 0.25,
  prepare: async (setup) => {
    const specialists = await specialistsOf(setup, SPECIALISTS)
    const [customer] = await customersOf(setup, 1)
    if (!customer) throw new Error('No customer')
    const person = {
      userId: customer.userId,
      sessionId: customer.sessionId,
      rules: [],
      secondFactor: 'none' as const,
      timeZone: 'America/Sao_Paulo',
    }
    const actor = { ...person, role: 'customer' as const, customerId: customer.id }
    return {
      requests: specialists.map(({ id }) => ({
        method: 'GET',
        path: `/api/v1/customer/specialists/${id}/schedules`,
        headers: headersOf(customer),
      })),
      calls: specialists.slice(0, 200).map(
        ({ id }) =>
          (deps) =>
            listOpenSlots(deps, { ...noInput, actor, params: { id }, query: {} }),
      ),
    }
  },
}
