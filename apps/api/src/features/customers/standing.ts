import type { CustomerStanding, getCustomerStanding as endpoint } from '@emma/contracts/customers'
import { customerStates } from '@emma/domain/customers'
import * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { latestReason } from '../audit/index.ts'
import { countComing } from '../booking/index.ts'
import { openForm } from './registration-form.ts'
import { findRegistration } from './registrations.repo.ts'
import { findStanding } from './standing.repo.ts'

const status = z.enum(customerStates)

const pendingStanding = async (deps: Deps, id: string): Promise<CustomerStanding> => {
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

/** How an account stands. @throws AppError `not_found` */
export const standingOf = async (deps: Deps, id: string): Promise<CustomerStanding> => {
  const row = await findStanding(deps.db, id)
  if (!row) return pendingStanding(deps, id)
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

export const getCustomerStanding: UseCase<typeof endpoint> = (deps, { params }) => standingOf(deps, params.id)
