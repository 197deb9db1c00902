import '../styles/parts.css'
import '../styles/search.css'
import './search-in-app.css'
import type { SiteSearch } from '@emma/contracts/site/search'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { specialtyName } from '../../../lib/i18n/i18n.ts'
import { serverNow } from '../../../lib/time/now.ts'
import { speak, VoiceContext } from '../voice/voice.ts'
import { SearchView } from './search-view.tsx'
import { useLiveForm } from './use-live-form.ts'
import { useSearchMap } from './use-search-map.ts'

interface SpeakerProps {
  readonly children: ReactNode
}
const called = (name: string) => ({ text: specialtyName(name) })

/** The texts of public pages in one language, loaded with the first search. */
const speakers = {
  pt: lazy(async () => {
    const voice = speak('pt', (await import('@emma/phrases/site')).default, called)
    return { default: ({ children }: SpeakerProps) => <VoiceContext value={voice}>{children}</VoiceContext> }
  }),
  en: lazy(async () => {
    const voice = speak('en', (await import('@emma/phrases/site-en')).default, called)
    return { default: ({ children }: SpeakerProps) => <VoiceContext value={voice}>{children}</VoiceContext> }
  }),
}

interface Props extends Omit<ComponentProps<typeof SearchView>, 'now'> {
  readonly onSearch: (search: SiteSearch) => void
  readonly onFollow: (href: string) => void
  /** Shown until the texts are loaded. */
  readonly waiting: ReactNode
}

const Live = ({ onSearch, onFollow, waiting: _waiting, ...view }: Props) => {
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [now] = useState(() => new Date(serverNow()).toISOString())
  const { search, total } = view.found
  const map = { isWanted: search.view === 'mapa', hasPeople: total !== 0 }
  useSearchMap(root, map, view.place.mapQuery)
  useLiveForm(root, { search, onSearch, onFollow })
  return (
    <div className="s-app" ref={setRoot}>
      <SearchView {...view} now={now} />
    </div>
  )
}

/** The public page's search for logged-in users: each change updates it at once. */
export const SearchInApp = (props: Props) => {
  const { i18n } = useTranslation()
  const Speaker = i18n.language === 'en' ? speakers.en : speakers.pt
  return (
    <Suspense fallback={props.waiting}>
      <Speaker>
        <Live {...props} />
      </Speaker>
    </Suspense>
  )
}
