import { useEffect, useRef } from 'react'
import { chooseSkin, isSkin, ownSkinKey, useSkin } from '../../lib/screen/skin.ts'
import { useUser } from '../../lib/session/use-session.ts'

/** Applies this user's skin on this device, and saves their choice. */
const Watch = ({ userId }: { userId: string }) => {
  const key = ownSkinKey(userId)
  const skin = useSkin()
  const worn = useRef(skin)
  useEffect(() => {
    const own = localStorage.getItem(key)
    if (isSkin(own)) chooseSkin(own)
  }, [key])
  useEffect(() => {
    if (skin !== worn.current) localStorage.setItem(key, skin)
    worn.current = skin
  }, [key, skin])
  return null
}

export const SkinWatch = () => {
  const userId = useUser()?.id
  return userId === undefined ? null : <Watch key={userId} userId={userId} />
}
