import { useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { chooseSkin, isSkin, isSkinChosen, isSystemDark, useSkin } from '../../lib/screen/skin.ts'
import { useUser } from '../../lib/session/use-session.ts'
import { storageKeys } from '../../lib/storage-keys.ts'

const SkinOffer = lazyPart(() => import('./skin-offer.tsx'), 'skin')

/** Where a person begins: the offer lies over no work. */
const homes = ['/customer', '/dashboard']

/** Wears what this person chose on this device, and keeps what they choose; where the system is dark it is offered, once. */
const Watch = ({ userId }: { userId: string }) => {
  const key = `${storageKeys.skin}:${userId}`
  const skin = useSkin()
  const isHome = useLocation({ select: ({ pathname }) => homes.includes(pathname) })
  const worn = useRef(skin)
  const [isOffered, setOffered] = useState(
    () => isSystemDark() && !isSkinChosen() && localStorage.getItem(key) === null,
  )
  useEffect(() => {
    const own = localStorage.getItem(key)
    if (isSkin(own)) chooseSkin(own)
  }, [key])
  useEffect(() => {
    if (skin !== worn.current) localStorage.setItem(key, skin)
    worn.current = skin
  }, [key, skin])
  const answer = (accepted: boolean) => {
    localStorage.setItem(key, accepted ? 'auto' : 'offered')
    if (accepted) chooseSkin('auto')
    setOffered(false)
  }
  return <Suspense fallback={null}>{isOffered && isHome && <SkinOffer onAnswer={answer} />}</Suspense>
}

export const SkinWatch = () => {
  const userId = useUser()?.id
  return userId === undefined ? null : <Watch key={userId} userId={userId} />
}
