import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const PAUSE_MS = 300

interface Props {
  /** The search, as in the address. */
  readonly search: string
  readonly onSearch: (search: string | undefined) => void
}

/** One search over the whole folder; it runs after a pause in typing, and stays in the address. */
export const SearchField = ({ search, onSearch }: Props) => {
  const { t } = useTranslation('healthFolder')
  const [typed, setTyped] = useState(search)
  const ask = useDebouncedCallback((next: string) => onSearch(next.trim() || undefined), PAUSE_MS)
  const write = (next: string) => {
    setTyped(next)
    ask(next)
  }
  return (
    <search>
      <TextInput
        size="lg"
        maxLength={80}
        autoComplete="off"
        aria-label={t('search.label')}
        placeholder={t('search.hint')}
        leftSection={<IconSearch size={22} stroke={1.75} aria-hidden />}
        rightSection={
          typed !== '' && <CloseButton size={44} aria-label={t('search.clear')} onClick={() => write('')} />
        }
        value={typed}
        onChange={(event) => write(event.currentTarget.value)}
      />
    </search>
  )
}
