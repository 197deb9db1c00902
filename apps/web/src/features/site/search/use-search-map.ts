import { useEffect, useState } from 'react'
import type { openSearchMap } from '../map/search-map.ts'

const BESIDE = '(min-width: 1280px)'

/** Opens a search's map when it becomes visible, and shows the results on it. */
export const useSearchMap = (
  root: HTMLElement | null,
  { isWanted, hasPeople }: { readonly isWanted: boolean; readonly hasPeople: boolean },
  query: string,
): void => {
  const [map, setMap] = useState<ReturnType<typeof openSearchMap>>()
  const [hasRoom, setRoom] = useState(() => matchMedia(BESIDE).matches)
  useEffect(() => {
    const room = matchMedia(BESIDE)
    const listen = () => setRoom(room.matches)
    room.addEventListener('change', listen)
    return () => room.removeEventListener('change', listen)
  }, [])
  const isSeen = hasPeople && (isWanted || hasRoom)
  useEffect(() => {
    const section = root?.querySelector<HTMLElement>('[data-map]')
    if (!section || !isSeen) return
    let isGone = false
    let opened: ReturnType<typeof openSearchMap> | undefined
    void import('../map/search-map.ts').then((module) => {
      if (isGone) return
      opened = module.openSearchMap(section)
      setMap(opened)
    })
    return () => {
      isGone = true
      opened?.close()
      setMap(undefined)
    }
  }, [root, isSeen])
  useEffect(() => {
    if (map) void map.show(query)
  }, [map, query])
}
