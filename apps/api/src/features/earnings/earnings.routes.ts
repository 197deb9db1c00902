import * as companiesAdmin from '@emma/contracts/companies/admin'
import * as companies from '@emma/contracts/companies/money'
import * as earnings from '@emma/contracts/earnings'
import * as bankAccounts from '@emma/contracts/earnings/bank-accounts'
import * as month from '@emma/contracts/earnings/month'
import type { Mount } from '../../http/mount.ts'
import { getCompanyBalance } from './balance/get-company-balance.ts'
import { getEarningsSeries } from './balance/get-earnings-series.ts'
import { getSpecialistBalance } from './balance/get-specialist-balance.ts'
import { getStatementFile } from './balance/get-statement-file.ts'
import { getEarningsOfMonth } from './month/get-earnings-of-month.ts'
import { getMonthPdf } from './month/get-month-pdf.ts'
import { getMonthTable } from './month/get-month-table.ts'
import { createKycLink } from './recipient/create-kyc-link.ts'
import { deleteBankAccount } from './recipient/delete-bank-account.ts'
import { generateRecipient } from './recipient/generate-recipient.ts'
import { getBankAccount } from './recipient/get-bank-account.ts'
import { saveBankAccount } from './recipient/save-bank-account.ts'
import { saveCompanyBankAccount } from './recipient/save-company-bank-account.ts'
import { approveWithdrawal, rejectWithdrawal } from './withdrawal/decide-withdrawal.ts'
import { listCompanyWithdrawals } from './withdrawal/list-company-withdrawals.ts'
import { listWithdrawals } from './withdrawal/list-withdrawals.ts'
import { requestCompanyWithdrawal } from './withdrawal/request-company-withdrawal.ts'
import { requestWithdrawal } from './withdrawal/request-withdrawal.ts'

export const earningsRoutes = (mount: Mount): void => {
  mount(earnings.getSpecialistBalance, getSpecialistBalance)
  mount(earnings.getStatementFile, getStatementFile)
  mount(earnings.getEarningsSeries, getEarningsSeries)
  mount(month.getEarningsOfMonth, getEarningsOfMonth)
  mount(month.getMonthTable, getMonthTable)
  mount(month.getMonthPdf, getMonthPdf)
  mount(bankAccounts.saveBankAccount, saveBankAccount)
  mount(bankAccounts.getBankAccount, getBankAccount)
  mount(bankAccounts.deleteBankAccount, deleteBankAccount)
  mount(bankAccounts.createKycLink, createKycLink)
  mount(earnings.listWithdrawals, listWithdrawals)
  mount(earnings.requestWithdrawal, requestWithdrawal)
  mount(earnings.approveWithdrawal, approveWithdrawal)
  mount(earnings.rejectWithdrawal, rejectWithdrawal)
  mount(companies.saveCompanyBankAccount, saveCompanyBankAccount)
  mount(companies.getCompanyBalance, getCompanyBalance)
  mount(companies.listCompanyWithdrawals, listCompanyWithdrawals)
  mount(companies.requestCompanyWithdrawal, requestCompanyWithdrawal)
  mount(companiesAdmin.generateRecipient, generateRecipient)
}
