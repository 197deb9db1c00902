import { consultationStates } from '@emma/domain/booking'
import { Button, TextInput } from '@mantine/core'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../../ui/form/date-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import layout from '../../../ui/layout/layout.module.css'

export interface AppointmentFilter {
  readonly status?: string | undefined
  readonly from: string
  readonly to: string
  readonly search?: string | undefined
}

interface Props {
  /** A filter is set that can be cleared. */
  readonly isChosen: boolean
  readonly filter: AppointmentFilter
  readonly onChange: (change: Partial<Record<keyof AppointmentFilter, string | undefined>>) => void
}

const typingPause = 300

const Search = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const { t } = useTranslation('booking')
  const [typed, setTyped] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange(text), typingPause)
  }
  return (
    <TextInput
      label={t('appointments.search')}
      placeholder={t('appointments.searchHint')}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  )
}

/** State, period and patient, kept in the address. */
export default function AppointmentFilters({ isChosen, filter, onChange }: Props) {
  const { t } = useTranslation('booking')
  const { status, from, to, search = '' } = filter
  return (
    <search className={layout.filters} aria-label={t('appointments.filters')}>
      <SelectField
        label={t('appointments.status')}
        data={[
          { value: '', label: t('appointments.all') },
          ...consultationStates.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
        value={status ?? ''}
        onChange={(next) => onChange({ status: next || undefined })}
      />
      <DateField
        label={t('appointments.from')}
        value={from}
        max={to}
        onChange={(next) => onChange({ from: next })}
      />
      <DateField
        label={t('appointments.to')}
        value={to}
        min={from}
        onChange={(next) => onChange({ to: next })}
      />
      <Search
        key={search ? 'given' : 'none'}
        value={search}
        onChange={(value) => onChange({ search: value })}
      />
      {isChosen && (
        <Button
          variant="subtle"
          onClick={() => onChange({ status: undefined, from: undefined, to: undefined, search: undefined })}
        >
          {t('appointments.clear')}
        </Button>
      )}
    </search>
  )
}
