import { useTranslation } from 'react-i18next'
import { StatusChip, toneIcons } from '../feedback/status-chip.tsx'
import { sets } from './sets.ts'
import { type StatesOf, states } from './states.ts'

interface Props<K extends keyof StatesOf> {
  /** The kind of thing. */
  readonly of: K
  readonly state: StatesOf[K]
}

/** A status: the same word, colour and icon on every screen, for both roles. */
export const StatusBadge = <K extends keyof StatesOf>({ of, state }: Props<K>) => {
  const { t } = useTranslation(sets)
  const [tone, word, icon] = states[of][state]
  return <StatusChip tone={tone} label={t(word)} {...(icon && { icon })} />
}

/** The word alone, where colours do not fit: spreadsheets. */
export const useStateWord = () => {
  const { t } = useTranslation(sets)
  return <K extends keyof StatesOf>(of: K, state: StatesOf[K]): string => t(states[of][state][1])
}

/** Only the icon, if the word is beside it. */
export const StateIcon = <K extends keyof StatesOf>({ of, state }: Props<K>) => {
  const [tone, , icon] = states[of][state]
  const Picture = icon ?? toneIcons[tone]
  return <Picture size={14} stroke={2} aria-hidden />
}
