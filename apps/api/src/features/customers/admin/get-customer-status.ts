import type { CustomerStatus, getCustomerStatus as endpoint } from '@emma/contracts/customers/admin'
import { customerStates } from '@emma/domain/customers'
import * as z from 'zod/mini'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { latestReason } from '../../audit/index.ts'
import { countComing } from '../../booking/index.ts'
import { openForm } from '../registration/registration-form.ts'
import { findRegistration } from '../registration/registrations.repo.ts'
import { findCustomerStatus } from './customer-status.repo.ts'

const status = z.enum(customerStates)

const pendingStatus = async (deps: Deps, id: string): Promise<CustomerStatus> => {
  const row = await findRegistration(deps.db, id)
  if (!row || row.owner_id !== null) throw notFound()
  const { firstName, lastName, email } = await openForm(deps, row)
  const created_at = row.created_at.toISOString()
  return {
    id,
    name: `${firstName} ${lastName}`,
    email,
    status: 'pending',
    created_at,
    coming: 0,
    blocked: null,
  }
}

/** The status of an account. @throws AppError `not_found` */
export const customerStatusOf = async (deps: Deps, id: string): Promise<CustomerStatus> => {
  const row = await findCustomerStatus(deps.db, id)
  if (!row) return pendingStatus(deps, id)
  const blocked = row.status === 'blocked' ? await latestReason(deps, deps.db, id, 'blocked') : undefined
  return {
    id,
    name: `${row.first_name} ${row.last_name}`,
    email: row.email,
    status: z.parse(status, row.status),
    created_at: row.created_at.toISOString(),
    coming: await countComing(deps.db, { customerId: id }, deps.clock.now()),
    blocked: blocked ?? null,
  }
}

export const getCustomerStatus: UseCase<typeof endpoint> = (deps, { params }) =>
  customerStatusOf(deps, params.id)
