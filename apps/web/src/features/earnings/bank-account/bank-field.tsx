import { type ComboboxItem, type OptionsFilter, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { banksQuery } from './bank-account.queries.ts'

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Matches every typed word, in any position and with any accents; names that begin with the text come first. */
const byWords: OptionsFilter = ({ options, search, limit }) => {
  const words = plain(search.trim()).split(/\s+/)
  const items = options.filter((option): option is ComboboxItem => 'value' in option)
  const found = items.filter(({ label }) => words.every((word) => plain(label).includes(word)))
  const begins = ({ label }: ComboboxItem) => words.every((word) => ` ${plain(label)}`.includes(` ${word}`))
  return [...found.filter(begins), ...found.filter((item) => !begins(item))].slice(0, limit)
}

interface Props {
  readonly value: string
  readonly error: React.ReactNode
  readonly onChange: (code: string) => void
}

/** A bank, by name or code. */
export const BankField = ({ value, error, onChange }: Props) => {
  const { t } = useTranslation('bankAccount')
  const banks = useQuery(banksQuery)
  const data = (banks.data ?? []).map(({ code, name, known_as }) => ({
    value: code,
    label: [code, known_as, name].filter(Boolean).join(' · '),
  }))
  return (
    <Select
      searchable
      // A refused form focuses this field, which must not open the list.
      openOnFocus={false}
      label={t('bank')}
      placeholder={t('bankPlaceholder')}
      nothingFoundMessage={banks.isPending ? t('loadingBanks') : t('noBank')}
      data={data}
      filter={byWords}
      limit={50}
      value={value === '' ? null : value}
      error={error}
      onChange={(code) => onChange(code ?? '')}
    />
  )
}
