import * as companies from '@emma/contracts/companies'
import * as admin from '@emma/contracts/companies-admin'
import type { Mount } from '../../http/mount.ts'
import { assignCompanyAdmin } from './assign-company-admin.ts'
import { createCompany } from './create-company.ts'
import { deleteCnpj } from './delete-cnpj.ts'
import { getCompany } from './get-company.ts'
import { getCompanyDetails } from './get-company-details.ts'
import { listAllCompanies } from './list-all-companies.ts'
import { listCompanies } from './list-companies.ts'
import { listCompanyMembers } from './list-company-members.ts'
import { readCompanyDocument } from './read-company-document.ts'
import { removeCompanyMember } from './remove-company-member.ts'
import { resubmitCompany } from './resubmit-company.ts'
import { setActiveCompany } from './set-active-company.ts'
import { setCompanyPercent } from './set-company-percent.ts'
import { setCompanyStatus } from './set-company-status.ts'
import { setUrgentCare } from './set-urgent-care.ts'
import { updateCompany } from './update-company.ts'
import { uploadCnpj } from './upload-cnpj.ts'
import { uploadCompanyDocument } from './upload-company-document.ts'

/** A company's bank account, recipient and balance are money, and mounted by that room. */
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
  mount(companies.listCompanyMembers, listCompanyMembers)
  mount(companies.setCompanyPercent, setCompanyPercent)
  mount(companies.assignCompanyAdmin, assignCompanyAdmin)
  mount(companies.removeCompanyMember, removeCompanyMember)
  mount(admin.listAllCompanies, listAllCompanies)
  mount(admin.getCompanyDetails, getCompanyDetails)
  mount(admin.setCompanyStatus, setCompanyStatus)
  mount(admin.uploadCnpj, uploadCnpj)
  mount(admin.deleteCnpj, deleteCnpj)
}
