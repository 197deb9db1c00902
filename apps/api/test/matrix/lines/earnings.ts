import * as bankAccounts from '@emma/contracts/bank-accounts'
import * as earnings from '@emma/contracts/earnings'
import * as reconciliation from '@emma/contracts/reconciliation'
import { bankAccountOf, giveBankAccount, giveCpf, giveEarnings } from '../../earnings.ts'
import { createSpecialist, signIn } from '../../index.ts'
import { line, type MatrixLine } from '../line.ts'
import type { MatrixWorld } from '../world.ts'

const nothing = () => ({})
const everySpecialist = {
  specialist: nothing,
  otherSpecialist: nothing,
  pastSpecialist: nothing,
  suspendedSpecialist: nothing,
}
const signedIn = ({ headers }: MatrixWorld) => ({
  sessionId: '',
  accessToken: '',
  refreshToken: '',
  headers: { authorization: headers.specialist.authorization ?? '' },
})

const own = ({ specialist }: MatrixWorld) => ({ params: { id: specialist.specialistId } })
const account = async (world: MatrixWorld) => ({
  ...own(world),
  body: bankAccountOf(await giveCpf(world.t.deps, world.specialist)),
})
const kept = async (world: MatrixWorld) => {
  await giveBankAccount(world.t, world.specialist, signedIn(world))
  return own(world)
}

const rich = async (world: MatrixWorld) => {
  await giveBankAccount(world.t, world.specialist, signedIn(world))
  await giveEarnings(world.t, world.specialist, 10_000)
  return { body: { amount: 6000 } }
}
/** A withdrawal of somebody whom nobody of the matrix is. */
const asked = async ({ t, specialtyId }: MatrixWorld) => {
  const specialist = await createSpecialist(t.deps, { specialtyId })
  const session = await signIn(t.deps, specialist)
  // What an earlier line found to be different stops withdrawals.
  await t.deps.db.deleteFrom('reconciliation_differences').execute()
  await giveBankAccount(t, specialist, session)
  await giveEarnings(t, specialist, 10_000)
  const { headers } = session
  const url = '/api/v1/finance/withdrawals'
  const answer = await t.app.inject({ method: 'POST', url, headers, payload: { amount: 6000 } })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return { params: { id: answer.json().id } }
}
const refused = async (world: MatrixWorld) => ({
  ...(await asked(world)),
  body: { reason: 'Conta em análise' },
})

const difference = async ({ t }: MatrixWorld) => {
  const [id, now] = [t.deps.newId(), t.clock.now()]
  const seen = { first_seen_at: now, last_seen_at: now }
  await t.deps.db
    .insertInto('reconciliation_differences')
    .values({ id, kind: 'charge', subject: id, expected: 2, found: 1, ...seen })
    .execute()
  return { params: { id }, body: { reason: 'Conferido no painel' } }
}
const anAdmin = { admin: nothing }

export const earningsLines: readonly MatrixLine[] = [
  line(earnings.getSpecialistBalance, { own: everySpecialist }),
  line(earnings.getStatementFile, { own: everySpecialist }),
  line(earnings.getEarningsSeries, { own: everySpecialist }),
  line(bankAccounts.saveBankAccount, { own: { specialist: account }, foreign: account }),
  line(bankAccounts.getBankAccount, { own: { specialist: kept }, foreign: kept }),
  line(bankAccounts.createKycLink, { own: { specialist: kept }, foreign: kept }),
  line(bankAccounts.deleteBankAccount, { own: { specialist: kept }, foreign: kept }),
  line(earnings.listWithdrawals, { own: { ...everySpecialist, admin: nothing } }),
  line(earnings.requestWithdrawal, { own: { specialist: rich } }),
  line(earnings.approveWithdrawal, { own: { admin: asked }, foreign: asked }),
  line(earnings.rejectWithdrawal, { own: { admin: refused }, foreign: refused }),
  line(reconciliation.getReconciliation, { own: anAdmin }),
  line(reconciliation.runReconciliation, { own: anAdmin }),
  line(reconciliation.listDifferences, { own: anAdmin }),
  line(reconciliation.settleDifference, { own: { admin: difference }, foreign: difference }),
]
