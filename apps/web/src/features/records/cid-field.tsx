import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cidsQuery } from './records.queries.ts'

interface Props {
  readonly code: string
  readonly disabled: boolean
  readonly onChange: (code: string, description: string) => void
}

const TYPING_MS = 200
const codeIn = (text: string): string => text.split(' ', 1)[0] ?? ''

/** A diagnosis code, found by code or by words without accents. */
export const CidField = ({ code, disabled, onChange }: Props) => {
  const { t } = useTranslation('records')
  const [typed, setTyped] = useState(code)
  const [search] = useDebouncedValue(typed, TYPING_MS)
  // What the field shows for a chosen code is `J06.9 description`: searched for by its code.
  const query = useQuery(cidsQuery(typed.startsWith(code) && code !== '' ? codeIn(search) : search))
  const found = query.data?.data ?? []
  const known = found.some((cid) => cid.code === code) || code === ''
  const options = [
    ...(known ? [] : [{ value: code, label: code }]),
    ...found.map((cid) => ({ value: cid.code, label: `${cid.code} ${cid.description}` })),
  ]
  return (
    <Select
      label={t('fields.cid_code')}
      placeholder={t('cid.placeholder')}
      searchable
      selectFirstOptionOnChange
      onFocus={(event) => event.currentTarget.select()}
      clearable
      disabled={disabled}
      value={code === '' ? null : code}
      data={options}
      filter={({ options: all }) => all}
      onSearchChange={setTyped}
      onChange={(value) => onChange(value ?? '', found.find((cid) => cid.code === value)?.description ?? '')}
      nothingFoundMessage={query.isError ? t('cid.failed') : t('cid.none')}
      error={query.isError ? t('cid.failed') : null}
    />
  )
}
