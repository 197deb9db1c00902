import type { Deps } from '../src/deps.ts'
import type { TestCustomer, TestSpecialist } from './factories.ts'

interface AppointmentOptions {
  readonly specialist: TestSpecialist
  readonly customer: TestCustomer
  readonly specialtyId: string
  readonly startsAt: Date
  readonly status: string
  readonly dependentId?: string
}

/** An appointment as booking leaves it, without going through payment. */
export const insertAppointment = async (
  { deps }: { readonly deps: Deps },
  options: AppointmentOptions,
): Promise<string> => {
  const id = deps.newId()
  const now = deps.clock.now()
  const finished = options.status === 'finished' ? options.startsAt : null
  await deps.db
    .insertInto('appointments')
    .values({
      id,
      specialist_id: options.specialist.specialistId,
      customer_id: options.customer.customerId,
      dependent_id: options.dependentId ?? null,
      specialty_id: options.specialtyId,
      starts_at: options.startsAt,
      ends_at: new Date(options.startsAt.getTime() + 30 * 60_000),
      time_zone: 'America/Sao_Paulo',
      status: options.status,
      price: 15_000,
      platform_fee: 2250,
      specialist_share: 12_750,
      policy: '{}',
      payment_method: 'wallet',
      created_at: now,
      confirmed_at: now,
      started_at: finished,
      finished_at: finished,
      updated_at: now,
    })
    .execute()
  return id
}
