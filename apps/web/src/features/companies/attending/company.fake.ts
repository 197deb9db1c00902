import type { Company } from '@emma/contracts/companies'

/** A company as a member sees it. */
export const aCompany = (change: Partial<Company> = {}): Company => ({
  id: '018f0000-0000-7000-8000-000000000001',
  name: 'Clínica Sol',
  cnpj: '11222333000181',
  document_url: null,
  status: 'approved',
  status_reason: null,
  pa_enabled: false,
  percent: 20,
  recipient_id: null,
  recipient_status: null,
  active: false,
  role: 'member',
  pa_permission: false,
  members_count: 2,
  technical_director: null,
  bank_account: null,
  missing: [],
  platform_fee_percent: 15,
  can: { edit: false, resubmit: false, manage: false, set_active: true, leave: true },
  created_at: '2026-11-01T12:00:00-03:00',
  ...change,
})
