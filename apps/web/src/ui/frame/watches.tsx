import { TermsWatch } from '../../features/privacy/terms-door.tsx'
import { QueueCallWatch } from '../../features/queue/call-watch.tsx'
import { DataLayer } from './data-layer.tsx'

/** What reaches whoever is logged in on every screen: terms that changed, and the call of the queue. */
export default function Watches() {
  return (
    <DataLayer>
      <TermsWatch />
      <QueueCallWatch />
    </DataLayer>
  )
}
