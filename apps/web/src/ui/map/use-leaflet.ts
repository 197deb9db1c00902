import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { groundQuery } from './map.queries.ts'
import type { PlaceMapProps } from './place-map.tsx'
import { openPlaceView, type PlaceView } from './place-view.ts'

interface Options extends Omit<PlaceMapProps, 'label'> {
  readonly groupLabel: (count: number) => string
  readonly tiles: string | null | undefined
}

/** Street tiles if there is a host for them, else the states once loaded. */
const useGround = (view: PlaceView | undefined, tiles: string | null | undefined): void => {
  const { data: topology } = useQuery({ ...groundQuery, enabled: tiles === null })
  useEffect(() => {
    if (view && tiles === null && topology) return view.addStates(topology)
    if (view && tiles) return view.addStreets(tiles)
  }, [view, tiles, topology])
}

/** A Leaflet map in our own element; React sets its content. */
export const useLeaflet = ({ tiles, pins, selected, ...on }: Options) => {
  const [ground, setGround] = useState<HTMLDivElement | null>(null)
  const [view, setView] = useState<PlaceView>()
  const isMovable = on.onMove !== undefined
  const onSelect = useEffectEvent((id: string) => on.onSelect?.(id))
  const onMove = useEffectEvent((...moved: Parameters<NonNullable<Options['onMove']>>) =>
    on.onMove?.(...moved),
  )
  const groupLabel = useEffectEvent(on.groupLabel)
  useEffect(() => {
    if (!ground) return
    const opened = openPlaceView(ground, {
      isMovable,
      groupLabel: (count) => groupLabel(count),
      onSelect: (id) => onSelect(id),
      onMove: (id, at) => onMove(id, at),
    })
    setView(opened)
    return () => opened.close()
  }, [ground, isMovable])
  useGround(view, tiles)
  useEffect(() => view?.show({ pins, selected }), [view, pins, selected])
  const shown = pins.map(({ id }) => id).join()
  useEffect(() => {
    if (view && shown !== undefined && tiles !== undefined) view.showAll()
  }, [view, shown, tiles])
  return { setGround, view }
}
