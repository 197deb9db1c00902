import * as companies from '@emma/contracts/companies'
import * as admin from '@emma/contracts/companies-admin'
import * as invites from '@emma/contracts/invites'
import { testCnpj } from '../../company-world.ts'
import { bankAccountOf, createCompany } from '../../earnings.ts'
import { aPdf, createSpecialist, signIn } from '../../index.ts'
import { line, type MatrixLine } from '../line.ts'
import type { MatrixWorld } from '../world.ts'

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
const ours = ({ company }: MatrixWorld) => ({ params: { id: company.id } })
/** A company of its own, run by `companyAdmin`, with a member beside; nobody else's. */
const made = async ({ t, companyAdmin, specialist }: MatrixWorld) => {
  const id = await createCompany(t.deps, [companyAdmin, specialist])
  const { cnpj } = { cnpj: testCnpj() }
  await t.deps.db.updateTable('companies').set({ cnpj }).where('id', '=', id).execute()
  return { id, cnpj }
}
const fresh = async (world: MatrixWorld) => ({ params: { id: (await made(world)).id } })
const set = async (world: MatrixWorld, change: object) => {
  const { id } = await made(world)
  await world.t.deps.db.updateTable('companies').set(change).where('id', '=', id).execute()
  return { params: { id } }
}
const rejected = (world: MatrixWorld) =>
  set(world, { status: 'rejected', status_reason: 'Documento ilegível' })
const director = {
  director_name: 'Rui',
  director_council_type: 'CRM',
  director_council_uf: 'SP',
  director_council_number: '1',
}
const withDocument = async (world: MatrixWorld, status = 'rejected') => {
  const key = `documents/${world.t.deps.newId()}`
  await world.t.deps.storage.put(key, Buffer.from('%PDF-1.7'), 'application/pdf')
  const document = {
    document_key: key,
    document_type: 'application/pdf',
    document_size: 8,
    document_at: new Date(0),
  }
  return set(world, { status, ...director, ...document })
}
const document = async (world: MatrixWorld) => ({ ...(await rejected(world)), body: { document: aPdf() } })
const bank = async (world: MatrixWorld) => {
  const { id, cnpj } = await made(world)
  return { params: { id }, body: bankAccountOf(cnpj) }
}
const changed = async (world: MatrixWorld) => ({ ...(await rejected(world)), body: { name: 'Clínica Nova' } })
const urgent = async (world: MatrixWorld) => ({ ...(await fresh(world)), body: { pa_enabled: true } })
const percent = async (world: MatrixWorld) => ({ ...(await fresh(world)), body: { val: 10 } })
const assigned = async (world: MatrixWorld) => ({
  body: { company_id: (await made(world)).id, member_id: world.specialist.specialistId },
})
const removed = async (world: MatrixWorld) => ({
  params: { id: (await made(world)).id, memberId: world.specialist.specialistId },
})
const creation = () => ({ body: { name: 'Clínica', cnpj: testCnpj() } })

/** A member of the company who does not run it; its other strangers, the other company's admin too, find nothing. */
const memberMayNot = { exceptFound: { specialist: 403 } } as const

const invitation = async (world: MatrixWorld) => {
  const specialist = await createSpecialist(world.t.deps, { specialtyId: world.specialtyId })
  return { body: { company_id: (await made(world)).id, specialist_id: specialist.specialistId } }
}
/** One of `companyAdmin`'s company to `otherSpecialist`. */
const sent = async (world: MatrixWorld) => {
  const { t, companyAdmin, otherSpecialist } = world
  const { id: company_id } = await made(world)
  const { headers } = await signIn(t.deps, companyAdmin)
  const payload = { company_id, specialist_id: otherSpecialist.specialistId }
  const url = '/api/v1/company-invites/send-invite'
  const answer = await t.app.inject({ method: 'POST', url, headers, payload })
  return { body: { invite_id: answer.json().id } }
}

const approval = async (world: MatrixWorld) => ({
  ...(await withDocument(world, 'pending')),
  body: { status: 'approved' },
})
const recipient = async (world: MatrixWorld) => {
  const { id, cnpj } = await made(world)
  const { headers } = await signIn(world.t.deps, world.companyAdmin)
  const url = `/api/v1/companies/${id}/bank-account`
  await world.t.app.inject({ method: 'PUT', url, headers, payload: bankAccountOf(cnpj) })
  return { params: { id } }
}
const anAdmin = <T>(send: T) => ({ own: { admin: send }, foreign: send })

export const companyLines: readonly MatrixLine[] = [
  line(companies.listCompanies, { own: everySpecialist }),
  line(companies.getCompany, { own: { companyAdmin: ours, specialist: ours }, foreign: ours }),
  line(companies.createCompany, {
    own: { specialist: creation, otherCompanyAdmin: creation },
    except: { suspendedSpecialist: 403 },
  }),
  line(companies.updateCompany, { own: { companyAdmin: changed }, foreign: changed, ...memberMayNot }),
  line(companies.uploadCompanyDocument, {
    own: { companyAdmin: document },
    foreign: document,
    ...memberMayNot,
  }),
  line(companies.resubmitCompany, {
    own: { companyAdmin: withDocument },
    foreign: withDocument,
    ...memberMayNot,
  }),
  line(companies.readCompanyDocument, {
    own: { companyAdmin: withDocument, admin: withDocument },
    foreign: withDocument,
  }),
  line(companies.setActiveCompany, { own: { companyAdmin: fresh, specialist: fresh }, foreign: fresh }),
  line(companies.setUrgentCare, { own: { companyAdmin: urgent }, foreign: urgent, ...memberMayNot }),
  line(companies.listCompanyMembers, { own: { companyAdmin: ours, specialist: ours }, foreign: ours }),
  line(companies.setCompanyPercent, { own: { companyAdmin: percent }, foreign: percent, ...memberMayNot }),
  line(companies.assignCompanyAdmin, { own: { companyAdmin: assigned }, foreign: assigned, ...memberMayNot }),
  line(companies.removeCompanyMember, {
    own: { companyAdmin: removed, specialist: removed },
    foreign: removed,
  }),
  line(companies.saveCompanyBankAccount, { own: { companyAdmin: bank }, foreign: bank, ...memberMayNot }),
  line(companies.getCompanyBalance, { own: { companyAdmin: fresh }, foreign: fresh, ...memberMayNot }),
  line(admin.listAllCompanies, { own: { admin: nothing } }),
  line(admin.getCompanyDetails, anAdmin(fresh)),
  line(admin.setCompanyStatus, anAdmin(approval)),
  line(admin.generateRecipient, anAdmin(recipient)),
  line(admin.uploadCnpj, anAdmin(document)),
  line(admin.deleteCnpj, anAdmin(withDocument)),
  line(invites.listInvitable, { own: { companyAdmin: ours }, foreign: ours, ...memberMayNot }),
  line(invites.listSentInvites, { own: { companyAdmin: ours }, foreign: ours, ...memberMayNot }),
  line(invites.listReceivedInvites, { own: everySpecialist }),
  line(invites.sendInvite, { own: { companyAdmin: invitation }, foreign: invitation, ...memberMayNot }),
  line(invites.acceptInvite, { own: { otherSpecialist: sent }, foreign: sent }),
  line(invites.rejectInvite, { own: { otherSpecialist: sent }, foreign: sent }),
  line(invites.revokeInvite, { own: { companyAdmin: sent }, foreign: sent, ...memberMayNot }),
]
