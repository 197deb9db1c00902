import * as bankAccounts from '@emma/contracts/bank-accounts'
import * as companies from '@emma/contracts/companies'
import * as companiesAdmin from '@emma/contracts/companies-admin'
import * as earnings from '@emma/contracts/earnings'
import type { Mount } from '../../http/mount.ts'
import { createKycLink } from './create-kyc-link.ts'
import { approveWithdrawal, rejectWithdrawal } from './decide-withdrawal.ts'
import { deleteBankAccount } from './delete-bank-account.ts'
import { generateRecipient } from './generate-recipient.ts'
import { getBankAccount } from './get-bank-account.ts'
import { getCompanyBalance } from './get-company-balance.ts'
import { getEarningsSeries } from './get-earnings-series.ts'
import { getSpecialistBalance } from './get-specialist-balance.ts'
import { getStatementFile } from './get-statement-file.ts'
import { listWithdrawals } from './list-withdrawals.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { saveBankAccount } from './save-bank-account.ts'
import { saveCompanyBankAccount } from './save-company-bank-account.ts'

export const earningsRoutes = (mount: Mount): void => {
  mount(earnings.getSpecialistBalance, getSpecialistBalance)
  mount(earnings.getStatementFile, getStatementFile)
  mount(earnings.getEarningsSeries, getEarningsSeries)
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
  mount(companiesAdmin.generateRecipient, generateRecipient)
}
