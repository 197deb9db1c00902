import type { CareLocation, Place } from '@emma/contracts/places'
import { Button, Switch } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { useUser } from '../../lib/session/use-session.ts'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../ui/feedback/state-block.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { PlaceMap } from '../../ui/map/place-map.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { PlaceLine } from './place-line.tsx'
import classes from './places.module.css'
import { careLocationsQuery, onlineMutation } from './places.queries.ts'
import { usePlaceChange } from './use-place-change.ts'

const PlaceForm = lazyPart(() => import('./place-form.tsx'), 'fields')

/** The online service is listed before the places, as if it were one (spec §3). */
const Online = ({ id, status }: { id: string; status: boolean }) => {
  const { t } = useTranslation('places')
  const change = usePlaceChange(onlineMutation, t('saved'))
  return (
    <Panel title={t('online')}>
      <Switch
        label={t('onlineSwitch')}
        description={t('onlineDetail')}
        checked={change.isPending ? change.variables.use_online : status}
        onChange={({ currentTarget }) =>
          change.mutate({ id, use_online: currentTarget.checked }, { onError: toast.problem })
        }
      />
    </Panel>
  )
}

/** Everything but the online service has an id and an address. */
const isPlace = (location: CareLocation): location is Place => location.id !== null

interface ListProps {
  readonly places: readonly Place[]
  readonly onEdit: (place?: Place) => void
}

const Places = ({ places, onEdit }: ListProps) => {
  const { t } = useTranslation('places')
  const [selected, select] = useState<string>()
  const add = (
    <Button leftSection={<IconPlus size={20} stroke={1.75} aria-hidden />} onClick={() => onEdit()}>
      {t('add')}
    </Button>
  )
  if (places.length === 0) {
    return <EmptyState picture="lost" title={t('none')} detail={t('noneDetail')} action={add} />
  }
  return (
    <div className={classes.columns}>
      <Panel title={t('places')} action={add}>
        <ol className={classes.places}>
          {places.map((place) => (
            <PlaceLine
              key={place.id}
              place={place}
              isSelected={place.id === selected}
              onEdit={() => onEdit(place)}
            />
          ))}
        </ol>
      </Panel>
      <PlaceMap
        label={t('map')}
        pins={places.map((place) => ({ ...place, label: place.name }))}
        selected={selected}
        onSelect={select}
      />
    </div>
  )
}

/** The specialist's places: online first, then the addresses. */
export default function PlacesScreen() {
  const { t } = useTranslation('places')
  const { t: shell } = useTranslation()
  const specialistId = useUser()?.specialistId ?? ''
  const [edited, edit] = useState<{ readonly place: Place | undefined }>()
  const query = useQuery(careLocationsQuery(specialistId))
  return (
    <>
      <PageHeader title={shell('titles.specialist-places')} subtitle={t('subtitle')} />
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={2} />}>
        {(locations) => (
          <div className={classes.screen}>
            <Online id={specialistId} status={locations.some(({ id, status }) => id === null && status)} />
            <Places places={locations.filter(isPlace)} onEdit={(place) => edit({ place })} />
          </div>
        )}
      </QueryView>
      <Suspense fallback={null}>
        {edited && <PlaceForm place={edited.place} onClose={() => edit(undefined)} />}
      </Suspense>
    </>
  )
}
