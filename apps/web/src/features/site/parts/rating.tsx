import { fill } from '@emma/phrases/fill'
import { useVoice } from '../voice/voice.ts'

/** A star with the average and the count, or that there are none yet. */
export const Rating = ({ rating }: { rating: { readonly average: number; readonly count: number } }) => {
  const { site, average } = useVoice()
  const t = site.people
  if (rating.count === 0) return <span className="s-fresh">{t.fresh}</span>
  const values = { average: average(rating.average), count: rating.count }
  return (
    <span className="s-rating">
      <span aria-hidden="true">
        <span className="s-star">★</span> {fill(t.rated, values)}
      </span>
      <span className="s-hidden">{fill(rating.count === 1 ? t.ratedOnce : t.ratedLong, values)}</span>
    </span>
  )
}

/** One person's stars. */
export const Stars = ({ count }: { count: number }) => {
  const { site } = useVoice()
  return (
    <span className="s-stars" role="img" aria-label={fill(site.people.stars, { count })}>
      {'★'.repeat(count)}
      <span className="s-stars-rest">{'★'.repeat(5 - count)}</span>
    </span>
  )
}
