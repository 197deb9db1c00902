import { DAY } from '@emma/domain/interval'
import type { Random } from '../random.ts'
import { insertAll, later, plain, type Seed } from '../seed.ts'
import { type City, cities } from '../texts/cities.ts'
import { familyNames, givenNames, maritalStatuses } from '../texts/names.ts'

type Gender = keyof typeof givenNames

export interface Person {
  readonly userId: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly gender: Gender
  readonly city: City
  readonly birthDate: string
}
export interface SeededCustomer extends Person {
  readonly customerId: string
}

const cpfDigit = (digits: readonly number[]): number => {
  const sum = digits.reduce((total, digit, at) => total + digit * (digits.length + 1 - at), 0)
  return ((sum * 10) % 11) % 10
}
const cpfOf = (random: Random): string => {
  const base = Array.from({ length: 9 }, () => random.int(0, 9))
  const tenth = cpfDigit(base)
  return [...base, tenth, cpfDigit([...base, tenth])].join('')
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')
const usedNames = new WeakMap<Random, Set<string>>()

/** A first and a last name that nobody else in the demo has. */
const nameOf = (random: Random, gender: Gender): readonly [string, string] => {
  const used = usedNames.get(random) ?? new Set()
  usedNames.set(random, used)
  for (;;) {
    const name = [random.pick(givenNames[gender]), random.pick(familyNames)] as const
    if (used.has(name.join(' '))) continue
    used.add(name.join(' '))
    return name
  }
}

/** A person within an age range; given fields are used, the rest is made up. */
export const makePerson = (
  { deps, random, now }: Seed,
  ages: readonly [number, number],
  given: Partial<Person> = {},
): Person => {
  const gender = given.gender ?? (random.chance(55) ? 'feminino' : 'masculino')
  const [firstName, lastName] = nameOf(random, gender)
  const year = now.getUTCFullYear() - random.int(...ages)
  const person = {
    userId: deps.newId(),
    firstName,
    lastName,
    gender,
    city: random.pick(cities),
    birthDate: `${year}-${twoDigits(random.int(1, 12))}-${twoDigits(random.int(1, 28))}`,
    ...given,
  }
  return { email: `${plain(`${person.firstName} ${person.lastName}`)}@emma.test`, ...person }
}

export const insertUsers = async (
  { tx, now }: Seed,
  role: 'customer' | 'specialist' | 'admin' | 'assistant',
  people: readonly Person[],
  passwordHash: string,
): Promise<void> => {
  const created = later(now, -400 * DAY)
  const rows = people.map((person) => ({
    id: person.userId,
    role,
    email: person.email,
    password_hash: passwordHash,
    first_name: person.firstName,
    last_name: person.lastName,
    time_zone: person.city.zone,
    created_at: created,
    updated_at: created,
  }))
  await insertAll(tx, 'users', rows)
}

const addressOf = (random: Random, city: City) => {
  const [address, district, zipCode] = random.pick(city.streets)
  return { zipCode, address, number: String(random.int(20, 2400)), district, city: city.name, state: city.uf }
}

/** CPF, phone and address, sealed with the person's own key. */
export const sealIdentity = async (
  { deps, tx, random }: Seed,
  table: 'customers' | 'specialists',
  id: string,
  { city }: Person,
) => {
  const seal = (column: string, value: unknown) =>
    deps.vault.seal(tx, { subjectId: id, column: `${table}.${column}`, rowId: id }, value)
  const cpf = cpfOf(random)
  const cellphone = `${city.areaCode}9${random.int(8_000_0000, 9_999_9999)}`
  return {
    cpf_sealed: await seal('cpf_sealed', cpf),
    cpf_hash: deps.vault.blindIndex(cpf),
    contact_sealed: await seal('contact_sealed', { cellphone }),
    address_sealed: await seal('address_sealed', addressOf(random, city)),
  }
}

/** Patients with everything that registration requires. */
export const insertCustomers = async (
  seed: Seed,
  people: readonly Person[],
  passwordHash: string,
): Promise<SeededCustomer[]> => {
  const { deps, tx, random, now } = seed
  await insertUsers(seed, 'customer', people, passwordHash)
  const customers = people.map((person) => ({ ...person, customerId: deps.newId() }))
  const rows = []
  for (const customer of customers) {
    rows.push({
      id: customer.customerId,
      user_id: customer.userId,
      status: 'active',
      contact_preference: random.pick(['sms', 'email', 'whatsapp'] as const),
      birth_date: customer.birthDate,
      gender: customer.gender,
      marital_status: random.pick(maritalStatuses),
      created_at: later(now, -400 * DAY),
      ...(await sealIdentity(seed, 'customers', customer.customerId, customer)),
    })
  }
  await insertAll(tx, 'customers', rows)
  return customers
}
