import * as earnings from '@emma/contracts/earnings'
import * as bankAccounts from '@emma/contracts/earnings/bank-accounts'
import * as month from '@emma/contracts/earnings/month'
import * as reconciliation from '@emma/contracts/reconciliation'
import { bankAccountOf, giveBankAccount, giveCpf, giveEarnings } from '../../../earnings.ts'
import { createSpecialist, signIn } from '../../../index.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
const everySpecialist = {
  specialist: nothing,
  otherSpecialist: nothing,
  pastSpecialist: nothing,
  suspendedSpecialist: nothing,
}
const signedIn = ({ headers }: MatrixFixture) => ({
  sessionId: '',
  accessToken: '',
  refreshToken: '',
  headers: { authorization: '', ...headers.specialist },
})

const own = ({ specialist }: MatrixFixture) => ({ params: { id: specialist.specialistId } })
const account = async (fixture: MatrixFixture) => ({
  ...own(fixture),
  body: bankAccountOf(await giveCpf(fixture.t.deps, fixture.specialist)),
})
const kept = async (fixture: MatrixFixture) => {
  await giveBankAccount(fixture.t, fixture.specialist, signedIn(fixture))
  return own(fixture)
}

const rich = async (fixture: MatrixFixture) => {
  await giveBankAccount(fixture.t, fixture.specialist, signedIn(fixture))
  await giveEarnings(fixture.t, fixture.specialist, 10_000)
  return { body: { amount: 6000 } }
}
/** A withdrawal of a specialist who is no caller of the matrix. */
const asked = async ({ t, specialtyId }: MatrixFixture) => {
  const specialist = await createSpecialist(t.deps, { specialtyId })
  const session = await signIn(t.deps, specialist)
  // Differences found by an earlier case block withdrawals.
  await t.deps.db.deleteFrom('reconciliation_differences').execute()
  await giveBankAccount(t, specialist, session)
  await giveEarnings(t, specialist, 10_000)
  const { headers } = session
  const url = '/api/v1/finance/withdrawals'
  const answer = await t.app.inject({ method: 'POST', url, headers, payload: { amount: 6000 } })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return { params: { id: answer.json().id } }
}
const refused = async (fixture: MatrixFixture) => ({
  ...(await asked(fixture)),
  body: { reason: 'Conta em análise' },
})

const difference = async ({ t }: MatrixFixture) => {
  const [id, now] = [t.deps.newId(), t.clock.now()]
  const seen = { first_seen_at: now, last_seen_at: now }
  await t.deps.db
    .insertInto('reconciliation_differences')
    .values({ id, kind: 'charge', subject: id, expected: 2, found: 1, ...seen })
    .execute()
  return { params: { id }, body: { reason: 'Conferido no painel' } }
}
/** A month without appointments, so that no access is logged. */
const aMonth = () => ({ query: { month: '2020-01' } })
const monthOfEach = {
  specialist: aMonth,
  otherSpecialist: aMonth,
  pastSpecialist: aMonth,
  suspendedSpecialist: aMonth,
}
const anAdmin = { admin: nothing }
const noRun = async ({ t }: MatrixFixture) => {
  await t.deps.db.deleteFrom('reconciliation_runs').execute()
  return {}
}

export const earningsCases: readonly MatrixCase[] = [
  matrixCase(earnings.getSpecialistBalance, { own: everySpecialist }),
  matrixCase(earnings.getStatementFile, { own: everySpecialist }),
  matrixCase(earnings.getEarningsSeries, { own: everySpecialist }),
  matrixCase(month.getEarningsOfMonth, { own: everySpecialist }),
  matrixCase(month.getMonthTable, { own: monthOfEach }),
  matrixCase(month.getMonthPdf, { own: monthOfEach }),
  matrixCase(bankAccounts.saveBankAccount, { own: { specialist: account }, foreign: account }),
  matrixCase(bankAccounts.getBankAccount, { own: { specialist: kept }, foreign: kept }),
  matrixCase(bankAccounts.createKycLink, { own: { specialist: kept }, foreign: kept }),
  matrixCase(bankAccounts.deleteBankAccount, { own: { specialist: kept }, foreign: kept }),
  matrixCase(earnings.listWithdrawals, { own: { ...everySpecialist, admin: nothing } }),
  matrixCase(earnings.requestWithdrawal, { own: { specialist: rich } }),
  matrixCase(earnings.approveWithdrawal, { own: { admin: asked }, foreign: asked }),
  matrixCase(earnings.rejectWithdrawal, { own: { admin: refused }, foreign: refused }),
  matrixCase(reconciliation.getReconciliation, { own: anAdmin }),
  matrixCase(reconciliation.runReconciliation, { own: { admin: noRun } }),
  matrixCase(reconciliation.listDifferences, { own: anAdmin }),
  matrixCase(reconciliation.settleDifference, { own: { admin: difference }, foreign: difference }),
]
