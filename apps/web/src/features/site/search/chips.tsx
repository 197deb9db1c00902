import { searchFields } from '@emma/contracts/site/search'
import { fill } from '@emma/phrases/fill'
import { CloseIcon } from '../parts/icons.tsx'
import { useVoice } from '../voice/voice.ts'
import { chipsOf, type Found } from './choices.ts'
import { type SearchPlace, without } from './search-place.ts'

interface Props {
  readonly found: Found
  readonly now: string
  readonly place: SearchPlace
}

/** The active filters of a list, each removable with one press. */
export const Chips = ({ found, now, place }: Props) => {
  const voice = useVoice()
  const t = voice.site.lists.search
  const chips = chipsOf(voice, found, now)
  if (chips.length === 0) return null
  return (
    <ul className="s-chips s-chosen" aria-label={t.chosen}>
      {chips.map(({ key, text, lang }) => (
        <li key={key}>
          <a
            className="s-chip"
            href={place.linkTo(without(found.search, key))}
            aria-label={fill(t.remove, { filter: text })}
            data-clears={searchFields[key]}
          >
            <span lang={lang}>{text}</span>
            <CloseIcon />
          </a>
        </li>
      ))}
    </ul>
  )
}
