import { type Account, account, entryOf } from '@emma/domain/earnings'
import { inTransaction } from '../src/db/transaction.ts'
import type { Deps } from '../src/deps.ts'
import { postEntry } from '../src/features/wallet/index.ts'
import type { TestApp } from './build-test-app.ts'
import { type TestSpecialist, testCpf } from './fixtures/factories.ts'
import type { SignedIn } from './fixtures/sign-in.ts'
import { control } from './sandbox.ts'

let sequence = 500_000

/** A specialist's CPF, sealed as by registration; set if missing. */
export const giveCpf = async (deps: Deps, { specialistId }: TestSpecialist): Promise<string> => {
  const { cpf_sealed } = await deps.db
    .selectFrom('specialists')
    .select('cpf_sealed')
    .where('id', '=', specialistId)
    .executeTakeFirstOrThrow()
  if (cpf_sealed !== null) {
    const cell = { subjectId: specialistId, column: 'specialists.cpf_sealed', rowId: specialistId }
    return String(await deps.vault.open(deps.db, cell, cpf_sealed))
  }
  sequence += 1
  const cpf = testCpf(sequence)
  const cell = { subjectId: specialistId, column: 'specialists.cpf_sealed', rowId: specialistId }
  await deps.db
    .updateTable('specialists')
    .set({ cpf_sealed: await deps.vault.seal(deps.db, cell, cpf), cpf_hash: deps.vault.blindIndex(cpf) })
    .where('id', '=', specialistId)
    .execute()
  return cpf
}

/** A person's bank account payload (spec §3), with valid digits. */
export const bankAccountOf = (cpf: string) => ({
  type_account: 'checking',
  document_number: cpf,
  name_account: 'Sergio Teste',
  bank_code: '341',
  agencia: '2545',
  conta: '02366',
  conta_dv: '1',
})

/** A bank account stored through the API, and its recipient active at the provider; returns the recipient's id. */
export const giveBankAccount = async (
  t: TestApp,
  specialist: TestSpecialist,
  { headers }: SignedIn,
): Promise<string> => {
  const payload = bankAccountOf(await giveCpf(t.deps, specialist))
  const url = `/api/v1/specialists/bank_account/${specialist.specialistId}`
  const saved = await t.app.inject({ method: 'POST', url, headers, payload })
  const { recipient_id } = saved.json<{ recipient_id: string }>()
  await control(t, `/_recipients/${recipient_id}/status`, { status: 'active' })
  return recipient_id
}

const giveTo = async (t: TestApp, to: Account, amount: number): Promise<void> => {
  const { deps } = t
  await inTransaction(deps.db, async (tx) => {
    const entry = entryOf('earnings_released', [
      [account.provider, -amount],
      [to, amount],
    ])
    await postEntry(tx, entry, { id: deps.newId(), reference: deps.newId(), at: deps.clock.now() })
  })
  await control(t, '/_recipients/re_platform/deposit', { amount })
}

/** Withdrawable money, in the ledger and, so that it can be sent, with the platform at the provider. */
export const giveEarnings = (
  t: TestApp,
  { specialistId }: TestSpecialist,
  amount: number,
  companyId: string | null = null,
): Promise<void> => giveTo(t, account.available(specialistId, companyId), amount)

/** A company's withdrawable share. */
export const giveShare = (t: TestApp, companyId: string, amount: number): Promise<void> =>
  giveTo(t, account.available(companyId), amount)

/** A company's bank account, and its recipient active at the provider; returns the recipient's id. */
export const giveCompanyRecipient = async (t: TestApp, companyId: string): Promise<string> => {
  const { deps } = t
  const { cnpj, name } = await deps.db
    .selectFrom('companies')
    .select(['cnpj', 'name'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const holder = { holderName: name, holderKind: 'company', holderDocument: cnpj } as const
  const number = {
    bankCode: '341',
    branch: '2545',
    account: '02366',
    accountDigit: '1',
    kind: 'checking',
  } as const
  const known = {
    code: companyId,
    kind: 'company',
    name,
    email: 'clinica@emma.test',
    document: cnpj,
  } as const
  const recipient = await deps.payments.ensureRecipient(deps.newId(), {
    ...known,
    account: { ...holder, ...number },
  })
  await control(t, `/_recipients/${recipient.id}/status`, { status: 'active' })
  const sealed = { bank_sealed: Buffer.from('not opened here'), bank_changed_at: deps.clock.now() }
  const bank = { bank_code: '341', bank_ends_with: '366-1', ...sealed }
  await deps.db
    .updateTable('companies')
    .set({ ...bank, provider_recipient_id: recipient.id, recipient_status: 'active' })
    .where('id', '=', companyId)
    .execute()
  return recipient.id
}

let companies = 0

/** An approved company with its members; the first is its admin member. */
export const createCompany = async (deps: Deps, members: readonly TestSpecialist[]): Promise<string> => {
  const [id, now] = [deps.newId(), deps.clock.now()]
  companies += 1
  await deps.db
    .insertInto('companies')
    .values({
      id,
      name: `Clínica ${companies}`,
      cnpj: String(11_222_333_000_000 + companies).padStart(14, '0'),
      status: 'approved',
      created_at: now,
      updated_at: now,
    })
    .execute()
  const rows = members.map(({ specialistId }, at) => ({
    company_id: id,
    specialist_id: specialistId,
    role: at === 0 ? 'admin' : 'member',
    joined_at: now,
  }))
  await deps.db.insertInto('company_members').values(rows).execute()
  return id
}
