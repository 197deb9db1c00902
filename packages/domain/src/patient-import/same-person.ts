import { folded } from '../text.ts'

/** Data that tells people apart: the name, and identifiers and contacts in a comparable form. */
export interface Identity {
  readonly name: string
  readonly cpf: string | null
  readonly phone: string | null
  readonly email: string | null
  readonly birth_date: string | null
}

const firstWord = (name: string): string => folded(name).trim().split(/\s+/)[0] ?? ''

/**
 * Keys of which two rows of the same person share one: a CPF; or a phone or an e-mail with the first name, because
 * families share those; or the whole name and the birth date.
 */
export const identityKeys = ({ name, cpf, phone, email, birth_date }: Identity): readonly string[] => {
  const first = firstWord(name)
  return [
    cpf !== null && `cpf|${cpf}`,
    phone !== null && `phone|${phone}|${first}`,
    email !== null && `email|${email}|${first}`,
    birth_date !== null && `name|${folded(name)}|${birth_date}`,
    cpf === null && phone === null && email === null && birth_date === null && `name|${folded(name)}`,
  ].filter((key) => key !== false)
}

const differ = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other

/** Different CPFs or birth dates mean two people, whatever else they share. */
export const areApart = (one: Identity, other: Identity): boolean =>
  differ(one.cpf, other.cpf) ||
  (one.cpf === null || other.cpf === null ? differ(one.birth_date, other.birth_date) : false)

/** An index of known people, by their identity keys. */
export const createKnown = <T extends Identity>() => {
  const byKey = new Map<string, T[]>()
  return {
    add: (person: T): void => {
      for (const key of identityKeys(person)) byKey.set(key, [...(byKey.get(key) ?? []), person])
    },
    /** The same person, if there is one. */
    find: (person: Identity): T | undefined => {
      for (const key of identityKeys(person)) {
        const found = byKey.get(key)?.find((one) => !areApart(one, person))
        if (found) return found
      }
      return undefined
    },
  }
}
