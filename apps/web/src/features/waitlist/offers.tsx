import { Coming } from '../../ui/feedback/coming.tsx'
import { OfferNotice } from './offer-notice.tsx'
import { useWaitlist } from './use-waitlist.ts'

/** The times that are kept for the patient now; nothing most of the time. */
export function WaitlistOffers() {
  const { data = [], isLoading } = useWaitlist()
  if (isLoading) return <Coming />
  return data.map((entry) => entry.offer && <OfferNotice key={entry.id} entry={entry} offer={entry.offer} />)
}
