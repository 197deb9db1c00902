import { Suspense } from 'react'
import { TermsWatch } from '../../features/privacy/terms.lazy.tsx'
import { QueueCallWatch } from '../../features/queue/wait/call-watch.tsx'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { useUser } from '../../lib/session/use-session.ts'
import { PaletteKey } from '../palette/palette-key.tsx'
import { DataLayer } from './data-layer.tsx'
import { SkinWatch } from './skin-watch.tsx'

/** For specialists and admins. */
const KeysWatch = lazyPart(() => import('../keys/keys-watch.tsx'))

/** Things active on every screen: changed terms, the queue's call, the palette, the keys, and the person's skin. */
export default function Watches() {
  const role = useUser()?.role
  return (
    <DataLayer>
      <TermsWatch />
      <QueueCallWatch />
      {role !== 'assistant' && <PaletteKey />}
      <Suspense fallback={null}>{(role === 'specialist' || role === 'admin') && <KeysWatch />}</Suspense>
      <SkinWatch />
    </DataLayer>
  )
}
