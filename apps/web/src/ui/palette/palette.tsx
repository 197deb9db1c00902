import type { UserData } from '@emma/contracts/auth'
import { folded } from '@emma/domain/text'
import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../lib/session/use-session.ts'
import { Dialog } from '../dialog/dialog.tsx'
import classes from './palette.module.css'
import { isOfDocument, nameSought, peopleQuery } from './people.queries.ts'
import { PlaceList } from './place-list.tsx'
import type { Place } from './places.ts'
import { asksForBlock } from './spoken-block.ts'
import { asksForForm, spokenDocument } from './spoken-booking.ts'
import { useActions } from './use-actions.ts'
import { useScreens } from './use-screens.ts'

const PAUSE_MS = 200
const ID = 'palette'
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Results for the typed text: screens at once, people after a pause. */
const usePlaces = (user: UserData, typed: string) => {
  const sought = nameSought(user, typed)
  const [asked] = useDebouncedValue(sought, PAUSE_MS)
  const screens = useScreens(typed)
  const { data = [], isError, isFetching } = useQuery(peopleQuery(user, asked, isOfDocument(user, typed)))
  const people = sought.length > 1 ? data : []
  const { actions, day } = useActions(typed, people)
  // With an action for a person, they are listed once: with the action.
  const found = [...actions, ...(actions.length > 0 ? [] : people)]
  // `hoje` is the name of a screen first, then a day.
  const isScreen = screens.some(({ name }) => folded(name) === folded(typed.trim()))
  const list = isScreen ? [...found, ...screens, ...day] : [...found, ...day, ...screens]
  return { list, isError, isSettled: asked === sought && !isFetching }
}

/** What is said where nothing is found: a command says what it lacks. */
const noneWord = (user: UserData, typed: string) => {
  if (user.role !== 'specialist') return 'none'
  if (asksForBlock(typed)) return 'noneBlock'
  if (spokenDocument(typed) !== null) return 'noneDocument'
  return asksForForm(typed) ? 'noneBooking' : 'none'
}

const Search = ({ user, onClose }: { user: UserData; onClose: () => void }) => {
  const { t } = useTranslation('palette')
  const router = useRouter()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { list, isError, isSettled } = usePlaces(user, typed)
  const open = ({ path }: Place) => {
    onClose()
    router.history.push(path)
  }
  const chosen = list[at]
  const isPeopleAwaited = typed.trim().length > 1 && !isSettled
  // A name followed by Enter at once means the person, who is still being searched.
  const [isEntered, setEntered] = useState(false)
  useEffect(() => {
    if (isEntered && !isPeopleAwaited && chosen) open(chosen)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') setEntered(true)
    const by = steps[event.key]
    if (by === undefined || list.length === 0) return
    event.preventDefault()
    setAt((at + by + list.length) % list.length)
  }
  return (
    <div className={classes.palette}>
      <TextInput
        data-autofocus
        role="combobox"
        aria-label={t('search')}
        aria-autocomplete="list"
        aria-expanded={list.length > 0}
        aria-controls={`${ID}-list`}
        aria-activedescendant={list[at] ? `${ID}-${at}` : undefined}
        placeholder={t(`hint.${user.role === 'assistant' ? 'specialist' : user.role}`)}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setEntered(false)
          setTyped(event.currentTarget.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <PlaceList id={ID} list={list} at={at} onChoose={open} />
      <p role="status" className={classes.note}>
        {isError && t('failed')}
        {!isError && list.length === 0 && isSettled && t(noneWord(user, typed))}
      </p>
      <p className={classes.keys}>
        {t('keys')}
        {user.role !== 'customer' && ` · ${t('help.hint')}`}
      </p>
    </div>
  )
}

/** Opens any screen of the user's role, and the people they may open, by keyboard. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('palette')
  const user = useUser()
  return (
    <Dialog title={t('title')} size="lg" onClose={onClose}>
      {user && <Search user={user} onClose={onClose} />}
    </Dialog>
  )
}
