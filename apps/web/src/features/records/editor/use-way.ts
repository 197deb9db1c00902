import { useState } from 'react'
import { useUser } from '../../../lib/session/use-session.ts'
import { storageKeys } from '../../../lib/storage-keys.ts'

/** The way of writing records: in tabs, or card by card. */
export const ways = ['tabs', 'cards'] as const
export type Way = (typeof ways)[number]

/** This person's way of writing: by the screen, else as last chosen on this device. */
export const useWay = (first: Way | undefined) => {
  const key = `${storageKeys.recordWay}:${useUser()?.id ?? ''}`
  const [way, setWay] = useState<Way>(
    () => first ?? (localStorage.getItem(key) === 'cards' ? 'cards' : 'tabs'),
  )
  const choose = (chosen: Way) => {
    setWay(chosen)
    localStorage.setItem(key, chosen)
  }
  return { way, choose }
}
