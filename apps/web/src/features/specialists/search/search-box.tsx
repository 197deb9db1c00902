import type { Suggestion } from '@emma/contracts/specialists'
import { folded } from '@emma/domain/text'
import { Button, TextInput, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { suggestionsQuery } from '../specialists.queries.ts'
import classes from './search-box.module.css'
import { SuggestionList } from './suggestion-list.tsx'
import { ALL } from './use-search-address.ts'

const PAUSE_MS = 200

/** Equal except for accents and case; a specialty has a name in each language. */
const isCalled = ({ kind, name }: Suggestion, typed: string): boolean =>
  [name, ...(kind === 'specialty' ? [specialtyName(name)] : [])].some(
    (known) => folded(known) === folded(typed.trim()),
  )

/** Opens a suggestion; a city narrows the list. */
const useOpen = () => {
  const navigate = useNavigate()
  return {
    open: (chosen: Suggestion) => {
      if (chosen.kind === 'specialist')
        void navigate({ to: '/customer/detail/$id', params: { id: chosen.id } })
      else if (chosen.kind === 'specialty') {
        void navigate({ to: '/customer/specialists/$id', params: { id: chosen.id } })
      } else {
        const search = { cidade: `${chosen.name}, ${chosen.state}` }
        void navigate({ to: '/customer/specialists/$id', params: { id: ALL }, search })
      }
    },
    find: (typed: string) => {
      const search = { q: typed.trim() || undefined }
      void navigate({ to: '/customer/specialists/$id', params: { id: ALL }, search })
    },
  }
}

/** Suggestions for the typed text, and the one selected by arrow keys. */
const useSuggestions = (typed: string) => {
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const [asked] = useDebouncedValue(typed.trim(), PAUSE_MS)
  const { data = [], isSuccess } = useQuery(suggestionsQuery(asked))
  const list = isOpen && typed.trim().length > 1 ? data : []
  const move = (by: number) => {
    setOpen(true)
    // One position before the first: the field itself.
    setAt(((at + 1 + by + list.length + 1) % (list.length + 1)) - 1)
  }
  const show = (shown: boolean) => {
    setOpen(shown)
    setAt(-1)
  }
  return { list, at, active: list[at], move, show, isAsked: isOpen && isSuccess }
}

/** The home's search: the text leads to a specialty, a person, a city or a search (ARIA combobox). */
export const SearchBox = ({ label, hint, button }: Record<'label' | 'hint' | 'button', string>) => {
  const { t } = useTranslation('specialists')
  const id = useId()
  const [typed, setTyped] = useState('')
  const { list, at, active, move, show, isAsked } = useSuggestions(typed)
  const { open, find } = useOpen()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const meant = active ?? list.find((one) => one.kind !== 'specialist' && isCalled(one, typed))
    if (meant) open(meant)
    else find(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && list.length > 0) {
      // It would clear a search field, too.
      event.preventDefault()
      show(false)
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }
  return (
    <search>
      <form className={classes.search} onSubmit={submit}>
        <TextInput
          type="search"
          size="lg"
          maxLength={100}
          autoComplete="off"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={list.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active ? `${id}-${at}` : undefined}
          placeholder={hint}
          leftSection={<IconSearch size={22} stroke={1.75} aria-hidden />}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            show(true)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => show(false)}
        />
        <Button type="submit" size="lg">
          {button}
        </Button>
        <SuggestionList id={id} label={t('suggest.label')} list={list} at={at} onChoose={open} />
        <VisuallyHidden role="status">{isAsked && t('suggest.found', { count: list.length })}</VisuallyHidden>
      </form>
    </search>
  )
}
