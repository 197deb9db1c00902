import type { SitePageOf } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import { Stars } from '../parts/rating.tsx'
import { useVoice } from '../voice/voice.ts'

type Page = SitePageOf<'specialist'>

/** How many gave each number of stars, most stars first. */
const Spread = ({ page: { stars, person } }: { page: Page }) => {
  const { site, average } = useVoice()
  const t = site.specialist.reviews
  return (
    <div className="s-spread">
      <p>
        <strong>{average(person.rating.average)}</strong>
        <span>{person.rating.count === 1 ? t.one : fill(t.many, { count: person.rating.count })}</span>
      </p>
      <ul>
        {stars
          .map((count, at) => ({ count, star: at + 1 }))
          .toReversed()
          .map(({ count, star }) => (
            <li key={star}>
              <span aria-hidden="true">{star}</span>
              <meter
                min={0}
                max={person.rating.count}
                value={count}
                aria-label={fill(t.spread, { stars: star, count })}
              />
              <span aria-hidden="true">{count}</span>
            </li>
          ))}
      </ul>
    </div>
  )
}

export const Reviews = ({ page }: { page: Page }) => {
  const { site, written, theirs } = useVoice()
  const t = site.specialist.reviews
  const { reviews, person } = page
  return (
    <section className="s-block" aria-labelledby="avaliacoes">
      <h2 id="avaliacoes">{t.title}</h2>
      {reviews.length === 0 && <p className="s-muted">{t.none}</p>}
      {reviews.length > 0 && <Spread page={page} />}
      <ul className="s-reviews">
        {reviews.map(({ id, author, rating, comment, created_at }) => (
          <li key={id}>
            <p>
              <Stars count={rating} /> <strong>{author}</strong>{' '}
              <time dateTime={created_at.slice(0, 10)}>{written(created_at)}</time>
            </p>
            {comment && (
              <p className="s-prose" lang={theirs}>
                {comment}
              </p>
            )}
          </li>
        ))}
      </ul>
      {reviews.length > 0 && (
        <p className="s-muted">
          {person.rating.count > reviews.length && `${fill(t.more, { count: reviews.length })} `}
          {t.only}
        </p>
      )}
    </section>
  )
}
