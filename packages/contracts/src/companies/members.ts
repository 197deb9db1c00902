import * as z from 'zod/mini'
import { endpoint, idParams, instant, meta, paging, uuid } from '../kit/index.ts'
import { companyCouncil } from './index.ts'

const ofSpecialist = { resource: 'company', role: 'specialist' } as const

/** A member, as the others see them: the data of a public card. `id` is the specialist's. */
export const companyMember = z.object({
  id: uuid,
  specialist_id: uuid,
  name: z.string(),
  avatar: z.nullable(z.string()),
  council: z.nullable(companyCouncil),
  specialties: z.array(z.string()),
  role: z.enum(['admin', 'member']),
  pa_permission: z.boolean(),
  /** The company currently worked for. */
  active: z.boolean(),
  is_self: z.boolean(),
  joined_at: instant,
  can: z.object({ remove: z.boolean(), assign_admin: z.boolean(), set_pa: z.boolean() }),
})
export type CompanyMember = z.output<typeof companyMember>

export const listCompanyMembers = endpoint({
  ...ofSpecialist,
  method: 'GET',
  path: 'companies/members/:id',
  summary: 'Who is in the company, admin members first; for its members',
  action: 'read',
  params: idParams,
  query: z.strictObject(paging()),
  response: z.object({ data: z.array(companyMember), meta }),
  status: 200,
  errors: [],
})

export const assignCompanyAdmin = endpoint({
  ...ofSpecialist,
  method: 'POST',
  path: 'companies/members/assign-admin',
  summary: 'Makes a member an admin member besides those that there are. For admin members',
  action: 'update',
  body: z.strictObject({ company_id: uuid, member_id: uuid }),
  response: companyMember,
  status: 200,
  errors: [],
})

export const removeCompanyMember = endpoint({
  ...ofSpecialist,
  method: 'DELETE',
  path: 'companies/members/:id/:memberId',
  summary:
    'Ends a membership: the own one by whoever it is of, another’s by an admin member. The last admin member stays',
  action: 'delete',
  params: z.strictObject({ id: uuid, memberId: uuid }),
  response: null,
  status: 204,
  errors: ['last_company_admin'],
})
