import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../ui/action/text-link.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { PlaceMap } from '../../../ui/map/place-map.tsx'
import { type MapPlace, mapQuery, type SpecialistFilters } from '../specialists.queries.ts'
import classes from './specialist-map.module.css'

interface PlacesProps {
  readonly places: readonly MapPlace[]
}

const Places = ({ places }: PlacesProps) => {
  const { t } = useTranslation('specialists')
  const [selected, select] = useState<string>()
  const pins = places.map(({ id, name, latitude, longitude, specialist }) => ({
    id,
    latitude,
    longitude,
    label: t('map.pin', { place: name, name: specialist.name }),
  }))
  const show = (id: string) => {
    select(id)
    document.getElementById(`place-${id}`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={classes.columns}>
      <PlaceMap pins={pins} label={t('map.label')} selected={selected} onSelect={show} />
      <section aria-label={t('map.places')}>
        <p className={classes.count}>{t('map.found', { count: places.length })}</p>
        <ol className={classes.places}>
          {places.map(({ id, name, address, specialist }) => (
            <li key={id} id={`place-${id}`} data-selected={id === selected || undefined}>
              <button
                type="button"
                aria-pressed={id === selected}
                aria-label={t('map.show', { place: name, name: specialist.name })}
                onClick={() => select(id)}
              />
              <span className={classes.words}>
                <TextLink to="/customer/detail/$id" params={{ id: specialist.id }} fw={600}>
                  {specialist.name}
                </TextLink>
                <span>{name}</span>
                <small>{address}</small>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

/** The places of the list on a map, and beside it as a list with the same numbers. */
export default function SpecialistMap({ filters }: { filters: SpecialistFilters }) {
  const { t } = useTranslation('specialists')
  const { pageSize: _size, ...query } = filters
  return (
    <QueryView
      query={useQuery(mapQuery(query))}
      skeleton={<LoadingLines shape="block" count={1} />}
      isEmpty={(places) => places.length === 0}
      empty={<EmptyState picture="lost" title={t('map.empty')} detail={t('map.emptyDetail')} />}
    >
      {(places) => <Places places={places} />}
    </QueryView>
  )
}
