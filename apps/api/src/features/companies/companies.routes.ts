import * as companies from '@emma/contracts/companies'
import * as admin from '@emma/contracts/companies/admin'
import * as members from '@emma/contracts/companies/members'
import type { Mount } from '../../http/mount.ts'
import { getCompanyDetails } from './admin/get-company-details.ts'
import { listAllCompanies } from './admin/list-all-companies.ts'
import { setCompanyStatus } from './admin/set-company-status.ts'
import { setUrgentCare } from './admin/set-urgent-care.ts'
import { createCompany } from './create-company.ts'
import { deleteCnpj } from './documents/delete-cnpj.ts'
import { readCompanyDocument } from './documents/read-company-document.ts'
import { uploadCnpj } from './documents/upload-cnpj.ts'
import { uploadCompanyDocument } from './documents/upload-company-document.ts'
import { getCompany } from './get-company.ts'
import { listCompanies } from './list-companies.ts'
import { assignCompanyAdmin } from './members/assign-company-admin.ts'
import { listCompanyMembers } from './members/list-company-members.ts'
import { removeCompanyMember } from './members/remove-company-member.ts'
import { setActiveCompany } from './members/set-active-company.ts'
import { setCompanyPercent } from './members/set-company-percent.ts'
import { resubmitCompany } from './resubmit-company.ts'
import { updateCompany } from './update-company.ts'

/** A company's bank account, recipient and balance are mounted by the feature earnings. */
export const companiesRoutes = (mount: Mount): void => {
  mount(companies.listCompanies, listCompanies)
  mount(companies.getCompany, getCompany)
  mount(companies.createCompany, createCompany)
  mount(companies.updateCompany, updateCompany)
  mount(companies.uploadCompanyDocument, uploadCompanyDocument)
  mount(companies.resubmitCompany, resubmitCompany)
  mount(companies.readCompanyDocument, readCompanyDocument)
  mount(companies.setActiveCompany, setActiveCompany)
  mount(companies.setUrgentCare, setUrgentCare)
  mount(members.listCompanyMembers, listCompanyMembers)
  mount(companies.setCompanyPercent, setCompanyPercent)
  mount(members.assignCompanyAdmin, assignCompanyAdmin)
  mount(members.removeCompanyMember, removeCompanyMember)
  mount(admin.listAllCompanies, listAllCompanies)
  mount(admin.getCompanyDetails, getCompanyDetails)
  mount(admin.setCompanyStatus, setCompanyStatus)
  mount(admin.uploadCnpj, uploadCnpj)
  mount(admin.deleteCnpj, deleteCnpj)
}
