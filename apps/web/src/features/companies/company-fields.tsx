import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CouncilFields, type CouncilValues } from '../specialists/index.ts'

const groups = [
  ['', 0, 2],
  ['.', 2, 5],
  ['.', 5, 8],
  ['/', 8, 12],
  ['-', 12, 14],
] as const

/** `12.ABC.345/01DE-35` as far as typed; accepts pasted text with or without punctuation. */
const maskCnpj = (typed: string): string => {
  const plain = typed.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return groups
    .map(([sign, from, to]) => (plain.length > from ? `${sign}${plain.slice(from, to)}` : ''))
    .join('')
}

export interface CompanyValues {
  readonly name: string
  readonly cnpj: string
  readonly director: string
  readonly council: CouncilValues
}

interface Props {
  readonly values: CompanyValues
  readonly errors: Readonly<Record<string, ReactNode>>
  readonly onChange: (change: Partial<CompanyValues>) => void
}

/** The company's name and CNPJ. */
export const NameFields = ({ values, errors, onChange }: Props) => {
  const { t } = useTranslation('companies')
  return (
    <>
      <TextInput
        label={t('create.name')}
        description={t('create.nameHint')}
        autoComplete="organization"
        maxLength={120}
        value={values.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t('create.cnpj')}
        description={t('create.cnpjHint')}
        autoComplete="off"
        autoCapitalize="characters"
        value={values.cnpj}
        error={errors.cnpj}
        onChange={(event) => onChange({ cnpj: maskCnpj(event.currentTarget.value) })}
      />
    </>
  )
}

/** The technical director. */
export const DirectorFields = ({ values, errors, onChange }: Props) => {
  const { t } = useTranslation('companies')
  const of = (name: keyof CouncilValues) => errors[`technical_director.council.${name}`]
  return (
    <>
      <TextInput
        label={t('create.directorName')}
        autoComplete="off"
        maxLength={120}
        value={values.director}
        error={errors['technical_director.name']}
        onChange={(event) => onChange({ director: event.currentTarget.value })}
      />
      <CouncilFields
        values={values.council}
        errors={{
          type: of('type'),
          uf: of('uf'),
          number: of('number') ?? errors['technical_director.council'],
        }}
        onChange={(change) => onChange({ council: { ...values.council, ...change } })}
      />
    </>
  )
}
