import type { UserData } from '@emma/contracts/auth'
import { companyForm } from '@emma/contracts/companies'
import * as z from 'zod/mini'
import { schemaErrors } from '../../lib/forms/schema-errors.ts'
import type { CompanyValues } from './company-fields.tsx'

const whole = z.strictObject({
  ...companyForm,
  technical_director: z.nonoptional(companyForm.technical_director),
})

/** The form's fields → the contract's. */
export const bodyOf = ({ name, cnpj, director, council }: CompanyValues) => ({
  name: name.trim(),
  cnpj,
  technical_director: { name: director.trim(), council: { ...council } },
})

const ofStep = [/^(name|cnpj)/, /^technical_director/] as const

/** The faults of one step's fields, or of all. */
export const faultsOf = (values: CompanyValues, step?: number): Record<string, string> => {
  const about = step === undefined ? /./ : (ofStep[step] ?? /^$/)
  const found = Object.entries(schemaErrors(whole, bodyOf(values)))
  return Object.fromEntries(found.filter(([path]) => about.test(path)))
}

/** The first step with an error. */
export const stepOf = (errors: Readonly<Record<string, string>>): number =>
  Math.max(
    0,
    ofStep.findIndex((about) => Object.keys(errors).some((path) => about.test(path))),
  )

/** The creator is the technical director by default. */
export const emptyValues = (user: UserData | null): CompanyValues => ({
  name: '',
  cnpj: '',
  director: user?.name ?? '',
  council: { type: '', uf: '', number: '' },
})
