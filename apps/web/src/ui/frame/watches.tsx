import { TermsWatch } from '../../features/privacy/terms.lazy.tsx'
import { QueueCallWatch } from '../../features/queue/wait/call-watch.tsx'
import { PaletteKey } from '../palette/palette-key.tsx'
import { DataLayer } from './data-layer.tsx'
import { SkinWatch } from './skin-watch.tsx'

/** What reaches whoever is logged in on every screen: terms that changed, the call of the queue, the palette, and the own skin. */
export default function Watches() {
  return (
    <DataLayer>
      <TermsWatch />
      <QueueCallWatch />
      <PaletteKey />
      <SkinWatch />
    </DataLayer>
  )
}
