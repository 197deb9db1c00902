import * as companies from '@emma/contracts/companies'
import * as admin from '@emma/contracts/companies/admin'
import * as members from '@emma/contracts/companies/members'
import * as money from '@emma/contracts/companies/money'
import * as invites from '@emma/contracts/invites'
import { testCnpj } from '../../../cnpj.ts'
import { bankAccountOf, createCompany, giveCompanyRecipient, giveShare } from '../../../earnings.ts'
import { aPdf, createSpecialist, signIn } from '../../../index.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
const everySpecialist = {
  specialist: nothing,
  otherSpecialist: nothing,
  pastSpecialist: nothing,
  suspendedSpecialist: nothing,
  companyAdmin: nothing,
  otherCompanyAdmin: nothing,
}

/** The company of `companyAdmin`, with `specialist` in it. */
const ours = ({ company }: MatrixFixture) => ({ params: { id: company.id } })
/** A new company of `companyAdmin`, with one more member. */
const made = async ({ t, companyAdmin, specialist }: MatrixFixture) => {
  const id = await createCompany(t.deps, [companyAdmin, specialist])
  const { cnpj } = { cnpj: testCnpj() }
  await t.deps.db.updateTable('companies').set({ cnpj }).where('id', '=', id).execute()
  return { id, cnpj }
}
const fresh = async (fixture: MatrixFixture) => ({ params: { id: (await made(fixture)).id } })
const set = async (fixture: MatrixFixture, change: object) => {
  const { id } = await made(fixture)
  await fixture.t.deps.db.updateTable('companies').set(change).where('id', '=', id).execute()
  return { params: { id } }
}
const rejected = (fixture: MatrixFixture) =>
  set(fixture, { status: 'rejected', status_reason: 'Documento ilegível' })
const director = {
  director_name: 'Rui',
  director_council_type: 'CRM',
  director_council_uf: 'SP',
  director_council_number: '1',
}
const withDocument = async (fixture: MatrixFixture, status = 'rejected') => {
  const key = `documents/${fixture.t.deps.newId()}`
  await fixture.t.deps.storage.put(key, Buffer.from('%PDF-1.7'), 'application/pdf')
  const document = {
    document_key: key,
    document_type: 'application/pdf',
    document_size: 8,
    document_at: new Date(0),
  }
  return set(fixture, { status, ...director, ...document })
}
const document = async (fixture: MatrixFixture) => ({
  ...(await rejected(fixture)),
  body: { document: aPdf() },
})
const bank = async (fixture: MatrixFixture) => {
  const { id, cnpj } = await made(fixture)
  return { params: { id }, body: bankAccountOf(cnpj) }
}
const changed = async (fixture: MatrixFixture) => ({
  ...(await rejected(fixture)),
  body: { name: 'Clínica Nova' },
})
const urgent = async (fixture: MatrixFixture) => ({ ...(await fresh(fixture)), body: { pa_enabled: true } })
const percent = async (fixture: MatrixFixture) => ({ ...(await fresh(fixture)), body: { val: 10 } })
const assigned = async (fixture: MatrixFixture) => ({
  body: { company_id: (await made(fixture)).id, member_id: fixture.specialist.specialistId },
})
const removed = async (fixture: MatrixFixture) => ({
  params: { id: (await made(fixture)).id, memberId: fixture.specialist.specialistId },
})
const creation = () => ({ body: { name: 'Clínica', cnpj: testCnpj() } })

/** A member who does not manage the company gets 403; strangers, such as another company's admin, get 404. */
const memberMayNot = { exceptFound: { specialist: 403 } } as const

const invitation = async (fixture: MatrixFixture) => {
  const specialist = await createSpecialist(fixture.t.deps, { specialtyId: fixture.specialtyId })
  return { body: { company_id: (await made(fixture)).id, specialist_id: specialist.specialistId } }
}
/** An invitation of `otherSpecialist` to `companyAdmin`'s company. */
const sent = async (fixture: MatrixFixture) => {
  const { t, companyAdmin, otherSpecialist } = fixture
  const { id: company_id } = await made(fixture)
  const { headers } = await signIn(t.deps, companyAdmin)
  const payload = { company_id, specialist_id: otherSpecialist.specialistId }
  const url = '/api/v1/company-invites/send-invite'
  const answer = await t.app.inject({ method: 'POST', url, headers, payload })
  return { body: { invite_id: answer.json().id } }
}

const approval = async (fixture: MatrixFixture) => ({
  ...(await withDocument(fixture, 'pending')),
  body: { status: 'approved' },
})
const recipient = async (fixture: MatrixFixture) => {
  const { id, cnpj } = await made(fixture)
  const { headers } = await signIn(fixture.t.deps, fixture.companyAdmin)
  const url = `/api/v1/companies/${id}/bank-account`
  await fixture.t.app.inject({ method: 'PUT', url, headers, payload: bankAccountOf(cnpj) })
  return { params: { id } }
}
/** A company with a balance to withdraw. */
const rich = async (fixture: MatrixFixture) => {
  const { id } = await made(fixture)
  // Differences found by an earlier case block withdrawals.
  await fixture.t.deps.db.deleteFrom('reconciliation_differences').execute()
  await giveCompanyRecipient(fixture.t, id)
  await giveShare(fixture.t, id, 10_000)
  return { params: { id }, body: { amount: 6000 } }
}
const anAdmin = <T>(send: T) => ({ own: { admin: send }, foreign: send })

export const companyCases: readonly MatrixCase[] = [
  matrixCase(companies.listCompanies, { own: everySpecialist }),
  matrixCase(companies.getCompany, { own: { companyAdmin: ours, specialist: ours }, foreign: ours }),
  matrixCase(companies.createCompany, {
    own: { specialist: creation, otherCompanyAdmin: creation },
    except: { suspendedSpecialist: 403 },
  }),
  matrixCase(companies.updateCompany, { own: { companyAdmin: changed }, foreign: changed, ...memberMayNot }),
  matrixCase(companies.uploadCompanyDocument, {
    own: { companyAdmin: document },
    foreign: document,
    ...memberMayNot,
  }),
  matrixCase(companies.resubmitCompany, {
    own: { companyAdmin: withDocument },
    foreign: withDocument,
    ...memberMayNot,
  }),
  matrixCase(companies.readCompanyDocument, {
    own: { companyAdmin: withDocument, admin: withDocument },
    foreign: withDocument,
  }),
  matrixCase(companies.setActiveCompany, { own: { companyAdmin: fresh, specialist: fresh }, foreign: fresh }),
  matrixCase(companies.setUrgentCare, { own: { companyAdmin: urgent }, foreign: urgent, ...memberMayNot }),
  matrixCase(members.listCompanyMembers, { own: { companyAdmin: ours, specialist: ours }, foreign: ours }),
  matrixCase(companies.setCompanyPercent, {
    own: { companyAdmin: percent },
    foreign: percent,
    ...memberMayNot,
  }),
  matrixCase(members.assignCompanyAdmin, {
    own: { companyAdmin: assigned },
    foreign: assigned,
    ...memberMayNot,
  }),
  matrixCase(members.removeCompanyMember, {
    own: { companyAdmin: removed, specialist: removed },
    foreign: removed,
  }),
  matrixCase(money.saveCompanyBankAccount, {
    own: { companyAdmin: bank },
    foreign: bank,
    ...memberMayNot,
  }),
  matrixCase(money.getCompanyBalance, { own: { companyAdmin: fresh }, foreign: fresh, ...memberMayNot }),
  matrixCase(money.listCompanyWithdrawals, { own: { companyAdmin: fresh }, foreign: fresh, ...memberMayNot }),
  matrixCase(money.requestCompanyWithdrawal, { own: { companyAdmin: rich }, foreign: rich, ...memberMayNot }),
  matrixCase(admin.listAllCompanies, { own: { admin: nothing } }),
  matrixCase(admin.getCompanyDetails, anAdmin(fresh)),
  matrixCase(admin.setCompanyStatus, anAdmin(approval)),
  matrixCase(admin.generateRecipient, anAdmin(recipient)),
  matrixCase(admin.uploadCnpj, anAdmin(document)),
  matrixCase(admin.deleteCnpj, anAdmin(withDocument)),
  matrixCase(invites.listInvitable, { own: { companyAdmin: ours }, foreign: ours, ...memberMayNot }),
  matrixCase(invites.listSentInvites, { own: { companyAdmin: ours }, foreign: ours, ...memberMayNot }),
  matrixCase(invites.listReceivedInvites, { own: everySpecialist }),
  matrixCase(invites.sendInvite, { own: { companyAdmin: invitation }, foreign: invitation, ...memberMayNot }),
  matrixCase(invites.acceptInvite, { own: { otherSpecialist: sent }, foreign: sent }),
  matrixCase(invites.rejectInvite, { own: { otherSpecialist: sent }, foreign: sent }),
  matrixCase(invites.revokeInvite, { own: { companyAdmin: sent }, foreign: sent, ...memberMayNot }),
]
