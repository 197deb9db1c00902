import type { Company } from '@emma/contracts/companies'
import * as companies from '@emma/contracts/companies'
import * as members from '@emma/contracts/companies/members'
import * as money from '@emma/contracts/companies/money'
import type { BodyIn, QueryIn } from '@emma/contracts/kit'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { storageKeys } from '../../lib/storage-keys.ts'

/** Everything about companies and invitations is invalidated together. */
export const companiesKey = ['companies'] as const

/** The browser stores the active group (spec §3); the server decides. */
const keepActive = (list: readonly Company[]): void => {
  const active = list.find((company) => company.active)
  if (active) localStorage.setItem(storageKeys.activeGroup, active.id)
  else localStorage.removeItem(storageKeys.activeGroup)
}

export const ownCompaniesQuery = queryOptions({
  queryKey: [...companiesKey, 'own'],
  queryFn: async ({ signal }) => {
    const { empresas } = await call(companies.listCompanies, { signal })
    keepActive(empresas)
    return empresas
  },
})

export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: [...companiesKey, 'one', id],
    queryFn: ({ signal }) => call(companies.getCompany, { params: { id }, signal }),
  })

export const membersQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...companiesKey, 'members', id, page],
    queryFn: ({ signal }) =>
      call(members.listCompanyMembers, { params: { id }, query: { page, pageSize: 20 }, signal }),
    placeholderData: keepPreviousData,
  })

export const balanceQuery = (id: string, at: QueryIn<typeof money.getCompanyBalance>) =>
  queryOptions({
    queryKey: [...companiesKey, 'balance', id, at],
    queryFn: async ({ signal }) => {
      const balance = await call(money.getCompanyBalance, { params: { id }, query: at, signal })
      return { ...balance, data: balance.transactions }
    },
    placeholderData: keepPreviousData,
  })

export const loadDocument = (id: string): Promise<Blob> =>
  call(companies.readCompanyDocument, { params: { id } })

export interface NewCompany {
  readonly body: BodyIn<typeof companies.createCompany>
  readonly document: File | null
  readonly key: string
}
export const createMutation = mutationOptions({
  mutationFn: ({ body, document, key }: NewCompany) =>
    call(companies.createCompany, {
      body,
      ...(document ? { files: { document } } : {}),
      idempotencyKey: key,
    }),
})

interface Update {
  readonly id: string
  readonly body: BodyIn<typeof companies.updateCompany>
}
export const updateMutation = mutationOptions({
  mutationFn: ({ id, body }: Update) => call(companies.updateCompany, { params: { id }, body }),
})

export const resubmitMutation = mutationOptions({
  mutationFn: (id: string) => call(companies.resubmitCompany, { params: { id } }),
})

export const attendMutation = mutationOptions({
  mutationFn: ({ id, active }: { readonly id: string; readonly active: boolean }) =>
    call(companies.setActiveCompany, { params: { id }, body: { active } }),
})

interface UrgentCare {
  readonly id: string
  readonly body: BodyIn<typeof companies.setUrgentCare>
}
export const urgentCareMutation = mutationOptions({
  mutationFn: ({ id, body }: UrgentCare) => call(companies.setUrgentCare, { params: { id }, body }),
})

export const saveBank = (id: string, body: BodyIn<typeof money.saveCompanyBankAccount>) =>
  call(money.saveCompanyBankAccount, { params: { id }, body })

export const percentMutation = mutationOptions({
  mutationFn: ({ id, val }: { readonly id: string; readonly val: number }) =>
    call(companies.setCompanyPercent, { params: { id }, body: { val } }),
})

interface OfMember {
  readonly id: string
  readonly memberId: string
}
export const assignMutation = mutationOptions({
  mutationFn: ({ id, memberId }: OfMember) =>
    call(members.assignCompanyAdmin, { body: { company_id: id, member_id: memberId } }),
})
export const removeMemberMutation = mutationOptions({
  mutationFn: ({ id, memberId }: OfMember) => call(members.removeCompanyMember, { params: { id, memberId } }),
})
