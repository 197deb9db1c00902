import type { SiteReview, SiteRules, SiteSpecialty } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import { personLink, specialtyLink } from '../links.ts'
import { CheckIcon, DocumentIcon, EyeIcon, RefundIcon } from '../parts/icons.tsx'
import { Stars } from '../parts/rating.tsx'
import { SpecialtyName } from '../parts/specialty-name.tsx'
import { useVoice } from '../voice/voice.ts'

const SHOWN = 12

/** A part of the page that is prepared (`../prepared`). */
interface Of<T> {
  readonly of: T
}

export const How = ({ of: specialties }: Of<readonly SiteSpecialty[]>) => {
  const { site, price } = useVoice()
  const t = site.home
  const from = Math.min(...specialties.map(({ lowest }) => lowest))
  const to = Math.max(...specialties.map(({ highest }) => highest))
  return (
    <section className="s-section" aria-labelledby="como">
      <h2 id="como">{t.how.title}</h2>
      <ol className="s-steps">
        {t.how.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      {specialties.length > 0 && (
        <p className="s-muted">{fill(t.how.prices, { from: price(from), to: price(to) })}</p>
      )}
    </section>
  )
}

export const SpecialtyCards = ({ specialties }: { specialties: readonly SiteSpecialty[] }) => {
  const { site, to, howMany, price } = useVoice()
  return (
    <ul className="s-grid">
      {specialties.map((specialty) => (
        <li key={specialty.id}>
          <a className="s-tile" href={to(specialtyLink(specialty))}>
            <strong>
              <SpecialtyName name={specialty.name} />
            </strong>
            <span>{`${howMany(specialty.count)} · ${fill(site.people.from, { price: price(specialty.lowest) })}`}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

export const SpecialtyGrid = ({ of: specialties }: Of<readonly SiteSpecialty[]>) => {
  const { site, to } = useVoice()
  const t = site.home
  return (
    <section className="s-section" aria-labelledby="especialidades">
      <h2 id="especialidades">{t.specialties.title}</h2>
      <SpecialtyCards specialties={specialties.slice(0, SHOWN)} />
      <a className="s-more" href={to('/especialidades')}>
        {t.specialties.all}
      </a>
    </section>
  )
}

const trustIcons = [
  <CheckIcon key="a" />,
  <DocumentIcon key="b" />,
  <EyeIcon key="c" />,
  <RefundIcon key="d" />,
]

export const Trust = ({ of: rules }: Of<SiteRules>) => {
  const t = useVoice().site.home
  return (
    <section className="s-section" aria-labelledby="confiar">
      <h2 id="confiar">{t.trust.title}</h2>
      <ul className="s-trust">
        {t.trust.items.map(({ title, text }, at) => (
          <li key={title}>
            <span className="s-trust-icon">{trustIcons[at]}</span>
            <h3>{title}</h3>
            <p>{fill(text, { hours: rules.refundHours })}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const Said = ({ of: reviews }: Of<readonly SiteReview[]>) => {
  const { site, to, theirs } = useVoice()
  const t = site.home
  return (
    <section className="s-section" aria-labelledby="contam">
      <h2 id="contam">{t.reviews.title}</h2>
      <ul className="s-said">
        {reviews.map(({ id, rating, comment, author, specialist }) => (
          <li key={id}>
            <Stars count={rating} />
            <blockquote lang={theirs}>{comment}</blockquote>
            <p className="s-muted">
              {`${author}, `}
              <a href={to(personLink(specialist))}>{fill(t.reviews.of, { name: specialist.name })}</a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const ForProfessionals = ({ of: rules }: Of<SiteRules>) => {
  const { site, to } = useVoice()
  const t = site.home
  return (
    <section className="s-deep">
      <h2>{t.professionals.title}</h2>
      <p>{fill(t.professionals.text, { percent: rules.platformPercent, days: rules.releaseDays })}</p>
      <a className="s-button s-button-light" href={to('/para-profissionais')}>
        {t.professionals.go}
      </a>
    </section>
  )
}
