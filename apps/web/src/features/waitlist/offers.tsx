import { Coming } from '../../ui/feedback/coming.tsx'
import { OfferNotice } from './offer-notice.tsx'
import { useWaitlist } from './use-waitlist.ts'

/** The times held for the patient; usually none. */
export function WaitlistOffers() {
  const { data = [], isLoading } = useWaitlist()
  if (isLoading) return <Coming />
  return data.map((entry) => entry.offer && <OfferNotice key={entry.id} entry={entry} offer={entry.offer} />)
}
