import { inTransaction } from '../src/db/transaction.ts'
import { prepareContactChange, requestContactChange } from '../src/features/codes/index.ts'
import { digitsOf } from '../src/features/codes/one-time-code.ts'
import type { TestApp } from './build-test-app.ts'
import { PASSWORD, testCpf } from './factories.ts'

let sequence = 500_000

/** A registration that is right in every field, of somebody new each time. */
export const registrationForm = () => {
  sequence += 1
  return {
    firstName: 'Paula',
    lastName: 'de Souza Lima',
    cellPhone: `119${String(80_000_000 + sequence).slice(-8)}`,
    cpf: testCpf(sequence),
    birthDate: '1990-05-20',
    email: `nova${sequence}@emma.test`,
    contactPreference: 'sms',
    gender: 'feminino',
    maritalStatus: 'solteira',
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    acceptTerms: true,
    acceptPrivacy: true,
  }
}

/** Registers over HTTP; its code waits to be sent. */
export const startRegistration = async (
  { app, deps }: TestApp,
  change: Readonly<Record<string, unknown>> = {},
) => {
  const payload = { ...registrationForm(), ...change }
  const answer = await app.inject({ method: 'POST', url: '/api/v1/jwt/register', payload })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  const { customerId }: { customerId: string } = answer.json()
  const { user_id: userId } = await deps.db
    .selectFrom('registrations')
    .select('user_id')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  return { customerId, userId, payload }
}

/** Asks for a new e-mail or cell phone; its code waits to be sent. */
export const startChange = async (
  { deps }: TestApp,
  userId: string,
  change: { readonly kind: 'email' | 'cellphone'; readonly value: string },
): Promise<void> => {
  const prepared = await prepareContactChange(deps, { userId, ...change })
  await inTransaction(deps.db, (tx) => requestContactChange(deps, tx, prepared))
}

/** The digits of a person's newest code, as the message has them. */
export const findCode = async ({ deps }: TestApp, userId: string): Promise<string> => {
  const { id } = await deps.db
    .selectFrom('codes')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return digitsOf(deps.config, id)
}
