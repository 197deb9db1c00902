import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { chooseSkin, isSkinChosen, isSystemDark, ownSkinKey } from '../../lib/screen/skin.ts'
import { useUser } from '../../lib/session/use-session.ts'

const Strip = lazyPart(() => import('./skin-offer-strip.tsx'), 'skin')

const Offer = ({ userId }: { userId: string }) => {
  const key = ownSkinKey(userId)
  const [isOffered, setOffered] = useState(
    () => isSystemDark() && !isSkinChosen() && localStorage.getItem(key) === null,
  )
  const answer = (accepted: boolean) => {
    localStorage.setItem(key, accepted ? 'auto' : 'offered')
    if (accepted) chooseSkin('auto')
    setOffered(false)
  }
  return isOffered ? <Strip onAnswer={answer} /> : null
}

/** If the system is dark, offers the dark skin once, below the person's own content. */
export const SkinOffer = () => {
  const userId = useUser()?.id
  return <Suspense fallback={null}>{userId && <Offer key={userId} userId={userId} />}</Suspense>
}
