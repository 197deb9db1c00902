import type { Deps } from '../src/deps.ts'
import { hashPassword, hashToken, newRefreshToken, signAccessToken } from '../src/features/auth/index.ts'

export const PASSWORD = 'Emma!demo2026'
let passwordHash: Promise<string> | undefined
/** argon2 is slow on purpose: one hash serves every test person. */
const sharedHash = (): Promise<string> => {
  passwordHash ??= hashPassword(PASSWORD)
  return passwordHash
}

let sequence = 0
const next = (): number => {
  sequence += 1
  return sequence
}

type RoleName = 'customer' | 'specialist' | 'admin'
interface Person {
  readonly userId: string
  readonly email: string
  readonly name: string
}
export interface TestCustomer extends Person {
  readonly customerId: string
}
export interface TestSpecialist extends Person {
  readonly specialistId: string
}

const createUser = async (
  { db, newId, clock }: Deps,
  role: RoleName,
  name?: readonly [string, string],
): Promise<Person> => {
  const number = next()
  const [first, last] = name ?? [role === 'customer' ? 'Paula' : 'Sérgio', `Teste ${number}`]
  const now = clock.now()
  const userId = newId()
  const email = `${role}${number}@emma.test`
  await db
    .insertInto('users')
    .values({
      id: userId,
      role,
      email,
      password_hash: await sharedHash(),
      first_name: first,
      last_name: last,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return { userId, email, name: `${first} ${last}` }
}

const cpfDigit = (digits: readonly number[]): number => {
  const sum = digits.reduce((total, digit, index) => total + digit * (digits.length + 1 - index), 0)
  return ((sum * 10) % 11) % 10
}
/** A valid CPF made from a number, of a kind that is not issued. */
export const testCpf = (number: number): string => {
  const base = [...String(100_000_000 + number)].map(Number)
  const first = cpfDigit(base)
  return [...base, first, cpfDigit([...base, first])].join('')
}

/** A customer with CPF, phone and address, as registration leaves them. */
export const createCustomer = async (
  deps: Deps,
  { name }: { readonly name?: readonly [string, string] } = {},
): Promise<TestCustomer> => {
  const person = await createUser(deps, 'customer', name)
  const customerId = deps.newId()
  const cpf = testCpf(next())
  const seal = (column: string, value: unknown) =>
    deps.vault.seal(
      deps.db,
      { subjectId: customerId, column: `customers.${column}`, rowId: customerId },
      value,
    )
  await deps.db
    .insertInto('customers')
    .values({
      id: customerId,
      user_id: person.userId,
      status: 'active',
      birth_date: '1990-05-20',
      gender: 'feminino',
      cpf_sealed: await seal('cpf_sealed', cpf),
      cpf_hash: deps.vault.blindIndex(cpf),
      contact_sealed: await seal('contact_sealed', { cellphone: '11987654321' }),
      created_at: deps.clock.now(),
    })
    .execute()
  return { ...person, customerId }
}

export const createSpecialty = async (deps: Deps, name = `Especialidade ${next()}`): Promise<string> => {
  const id = deps.newId()
  await deps.db
    .insertInto('specialties')
    .values({ id, name, slug: name.toLowerCase().replaceAll(' ', '-') })
    .execute()
  return id
}

interface SpecialistOptions {
  readonly specialtyId: string
  /** Centavos. */
  readonly price?: number
  readonly timeZone?: string
  readonly status?: 0 | 1 | 2 | 3 | 4
  /** First and last. */
  readonly name?: readonly [string, string]
}

/** What the head of a paper says, as a profile that was reviewed has it. */
const sealedPractice = async ({ vault, db }: Deps, id: string) => {
  const seal = (column: string, value: unknown) =>
    vault.seal(db, { subjectId: id, column: `specialists.${column}`, rowId: id }, value)
  const street = { zipCode: '01310100', address: 'Avenida Paulista', number: '1000', district: 'Bela Vista' }
  return {
    contact_sealed: await seal('contact_sealed', { cellphone: '11912345678' }),
    address_sealed: await seal('address_sealed', { ...street, city: 'São Paulo', state: 'SP' }),
  }
}

/** An active specialist who attends online on weekdays, 08:00 to 18:00, every 30 minutes. */
export const createSpecialist = async (
  deps: Deps,
  { specialtyId, price = 15_000, timeZone = 'America/Sao_Paulo', status = 1, name }: SpecialistOptions,
): Promise<TestSpecialist> => {
  const person = await createUser(deps, 'specialist', name)
  const specialistId = deps.newId()
  const created_at = deps.clock.now()
  await deps.db
    .insertInto('specialists')
    .values({
      id: specialistId,
      user_id: person.userId,
      status,
      name: person.name,
      council_type: 'CRM',
      council_uf: 'SP',
      council_number: String(100_000 + next()),
      city: 'São Paulo',
      state: 'SP',
      ...(await sealedPractice(deps, specialistId)),
      time_zone: timeZone,
      created_at,
    })
    .execute()
  await deps.db
    .insertInto('specialist_specialties')
    .values({
      id: deps.newId(),
      specialist_id: specialistId,
      specialty_id: specialtyId,
      price,
      rqe: '12345',
      rqe_uf: 'SP',
      public: true,
      created_at,
    })
    .execute()
  const rules = [1, 2, 3, 4, 5].map((weekday) => ({
    id: deps.newId(),
    specialist_id: specialistId,
    weekday,
    init_hour: '08:00',
    final_hour: '18:00',
    interval_minutes: 30,
    created_at,
  }))
  await deps.db.insertInto('availability_rules').values(rules).execute()
  return { ...person, specialistId }
}

export const createAdmin = async (deps: Deps): Promise<Person> => {
  const person = await createUser(deps, 'admin')
  const values = { id: deps.newId(), user_id: person.userId, created_at: deps.clock.now() }
  await deps.db.insertInto('admins').values(values).execute()
  return person
}

export interface SignedIn {
  readonly sessionId: string
  readonly accessToken: string
  readonly refreshToken: string
  /** For `app.inject({ headers })`. */
  readonly headers: { readonly authorization: string }
}

/** A session for a person, without the cost of a login. */
export const signIn = async (deps: Deps, { userId }: { readonly userId: string }): Promise<SignedIn> => {
  const now = deps.clock.now()
  const sessionId = deps.newId()
  const refreshToken = newRefreshToken()
  await deps.db
    .insertInto('sessions')
    .values({
      id: sessionId,
      user_id: userId,
      refresh_hash: hashToken(refreshToken),
      user_agent: 'lightMyRequest',
      created_at: now,
      last_used_at: now,
      expires_at: new Date(now.getTime() + 30 * 86_400_000),
    })
    .execute()
  const accessToken = await signAccessToken(deps.config, { userId, sessionId }, now)
  return { sessionId, accessToken, refreshToken, headers: { authorization: `Bearer ${accessToken}` } }
}

/** What `POST specialists/places` takes. */
export const newPlace = () => ({
  name: 'Consultório',
  street: 'Rua Augusta',
  number: '10',
  district: 'Consolação',
  city: 'São Paulo',
  uf: 'SP',
  zipCode: '01305-000',
})
