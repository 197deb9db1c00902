import { errorStates } from '@emma/domain/error-log'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matching, oneOf, pageIn, type Search, textIn } from '../../lib/filters/filters.ts'
import layout from '../../ui/layout/layout.module.css'
import { branchesQuery } from './error-log.queries.ts'

/** The filters of the specification, as in the address. */
export const errorFilters = ({ branch, status, httpStatusCode, page }: Search) => ({
  branch: textIn(branch),
  status: oneOf(status, errorStates),
  httpStatusCode: matching(httpStatusCode, /^[1-5]\d\d$/),
  page: pageIn(page),
})
type Filter = ReturnType<typeof errorFilters>
type Changes = Partial<Record<'branch' | 'status' | 'httpStatusCode', string | undefined>>

const HttpField = ({ value, onChange }: { value: string; onChange: (code: string | undefined) => void }) => {
  const { t } = useTranslation('errorLog')
  const [typed, setTyped] = useState(value)
  return (
    <TextInput
      label={t('http')}
      placeholder={t('httpHint')}
      inputMode="numeric"
      maxLength={3}
      value={typed}
      onChange={(event) => {
        const digits = event.currentTarget.value.replace(/\D/g, '')
        setTyped(digits)
        if (digits === '' || /^[1-5]\d\d$/.test(digits)) onChange(digits || undefined)
      }}
    />
  )
}

interface Props {
  readonly filter: Filter
  readonly onChange: (changes: Changes) => void
}

export const ErrorFilters = ({ filter: { branch, status, httpStatusCode }, onChange }: Props) => {
  const { t } = useTranslation('errorLog')
  const { data: known = [] } = useQuery(branchesQuery)
  // A branch in the address is an option even if no error was seen in it.
  const branches = branch && !known.includes(branch) ? [...known, branch] : known
  const isFiltered = branch !== undefined || status !== undefined || httpStatusCode !== undefined
  return (
    <search className={layout.filters} aria-label={t('filters')}>
      <NativeSelect
        label={t('branch')}
        data={[{ value: '', label: t('allBranches') }, ...branches]}
        value={branch ?? ''}
        onChange={(event) => onChange({ branch: event.currentTarget.value || undefined })}
      />
      <NativeSelect
        label={t('status')}
        data={[
          { value: '', label: t('allStatuses') },
          ...errorStates.map((value) => ({ value, label: t(`states.${value}`) })),
        ]}
        value={status ?? ''}
        onChange={(event) => onChange({ status: event.currentTarget.value || undefined })}
      />
      <HttpField
        key={httpStatusCode ?? ''}
        value={httpStatusCode ?? ''}
        onChange={(code) => onChange({ httpStatusCode: code })}
      />
      {isFiltered && (
        <Button
          variant="subtle"
          onClick={() => onChange({ branch: undefined, status: undefined, httpStatusCode: undefined })}
        >
          {t('clear')}
        </Button>
      )}
    </search>
  )
}
