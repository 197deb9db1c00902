import { Button, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { Children, type ReactNode, useState } from 'react'
import { SelectField } from '../form/select-field.tsx'
import classes from '../layout/layout.module.css'

const typingPause = 300

interface SearchProps {
  readonly label: string
  readonly placeholder?: string
  /** The value in the address. */
  readonly value: string | undefined
  readonly onChange: (search: string | undefined) => void
}

/** A search reported once the typing pauses; the address may empty it. */
export const SearchField = ({ label, placeholder, value = '', onChange }: SearchProps) => {
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    if (value === '') setTyped('')
  }
  const publish = useDebouncedCallback((text: string) => onChange(text || undefined), typingPause)
  return (
    <TextInput
      label={label}
      {...(placeholder ? { placeholder } : {})}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      value={typed}
      maxLength={100}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        publish(event.currentTarget.value.trim())
      }}
    />
  )
}

interface Props {
  readonly label: string
  /** The label that clears all filters; hidden while there are none. */
  readonly clear: string
  readonly onClear: (() => void) | undefined
  readonly children: ReactNode
}

/** More would fill a phone's screen and push the list out of view. */
const SHOWN_ON_PHONES = 2

/** The filters above a list; a phone shows the first ones, and the others on request. */
export const FilterBar = ({ label, clear, onClear, children }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const [first, ...others] = Children.toArray(children)
  const isFolded = others.length >= SHOWN_ON_PHONES
  return (
    <search className={classes.filters} aria-label={label} data-folded={(isFolded && !isOpen) || undefined}>
      {first}
      {isFolded && (
        <Button
          variant="default"
          className={classes.unfold}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
      )}
      {others}
      {onClear && (
        <Button variant="subtle" className={classes.clear} onClick={onClear}>
          {clear}
        </Button>
      )}
    </search>
  )
}

interface ListFiltersProps {
  readonly label: string
  readonly clear: string
  readonly search: Omit<SearchProps, 'onChange'>
  readonly status: {
    readonly label: string
    readonly value: string | undefined
    /** Label for no state. */
    readonly all: string
    readonly options: readonly { readonly value: string; readonly label: string }[]
  }
  /** A changed filter returns to the first page. */
  readonly onChange: (change: Partial<Record<'search' | 'status' | 'page', string | undefined>>) => void
}

/** The filters of a list of people or items: search, and one state. */
export const ListFilters = ({ label, clear, search, status, onChange }: ListFiltersProps) => (
  <FilterBar
    label={label}
    clear={clear}
    onClear={
      search.value || status.value
        ? () => onChange({ search: undefined, status: undefined, page: undefined })
        : undefined
    }
  >
    <SearchField {...search} onChange={(typed) => onChange({ search: typed, page: undefined })} />
    <SelectField
      label={status.label}
      data={[{ value: '', label: status.all }, ...status.options]}
      value={status.value ?? ''}
      onChange={(chosen) => onChange({ status: chosen || undefined, page: undefined })}
    />
  </FilterBar>
)
