import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../lib/api/query-client.ts'
import { idIn, oneOf, pageIn, type Search, textIn } from '../../lib/filters/filters.ts'
import { useFilters } from '../../lib/filters/use-filters.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import type { Place } from '../../routes/meta.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { dependentsQuery, PersonSwitch, usePerson } from '../dependents/index.ts'
import { FolderTiles } from './folder-tiles.tsx'
import classes from './health-folder.module.css'
import { folderQuery } from './health-folder.queries.ts'
import { parts, sectionOf } from './parts.ts'
import { SearchField } from './search-field.tsx'

const FolderSection = lazyPart(() => import('./folder-section.tsx'))
const FolderFound = lazyPart(() => import('./folder-found.tsx'), 'booking')

/** Shorter texts are not searched. */
const SEARCH_MIN = 2

const filters = ({ tab, page, busca }: Search) => ({
  tab: oneOf(tab, parts),
  page: pageIn(page),
  /** The search over the whole folder. */
  busca: textIn(busca),
})

/** Prefetched before it is drawn. @public */
export const ahead = ({ search }: Place): void => {
  const { tab, busca = '' } = filters(search)
  if (tab || busca.length >= SEARCH_MIN) return
  void queryClient.prefetchQuery(dependentsQuery)
  void queryClient.prefetchQuery(folderQuery(idIn(search.quem) ?? null))
}

/** Everything from a person's care: one search over it, its parts, and each part at its own address. */
export default function HealthFolderScreen() {
  const { t } = useTranslation('healthFolder')
  const [{ tab, busca = '' }, change] = useFilters(filters)
  const [person, choose] = usePerson()
  const waiting = <LoadingLines shape="cards" />
  if (tab) {
    const back = (
      <TextLink to="/customer/area-paciente" search={person === null ? {} : { quem: person }}>
        {t('back')}
      </TextLink>
    )
    return (
      <>
        <PageHeader title={t(`tiles.${sectionOf(tab)}`)} back={back} />
        <Suspense fallback={waiting}>
          <FolderSection
            part={tab}
            person={person}
            onPart={(next) => change({ tab: next, page: undefined })}
            onPerson={choose}
          />
        </Suspense>
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('title')} />
      <div className={`${classes.folder} ${layout.arriving}`}>
        <SearchField search={busca} onSearch={(next) => change({ busca: next })} />
        <PersonSwitch person={person} onChoose={choose} />
        {busca.length < SEARCH_MIN ? (
          <FolderTiles person={person} />
        ) : (
          <Suspense fallback={waiting}>
            <FolderFound person={person} search={busca} />
          </Suspense>
        )}
      </div>
    </>
  )
}
