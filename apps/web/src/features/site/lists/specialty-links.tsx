import type { SitePageOf, SiteSpecialty } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import site from '@emma/phrases/site'
import { cityLink, specialtyLink } from '../links.ts'

const t = site.lists.specialty

/** The same specialty elsewhere. */
export const Cities = ({ page: { specialty, city, cities } }: { page: SitePageOf<'specialty'> }) => {
  if (cities.length === 0 && !city) return null
  const { name } = specialty
  return (
    <section className="s-section" aria-labelledby="cidades">
      <h2 id="cidades">{fill(t.cities, { name })}</h2>
      <div className="s-chips">
        {city && (
          <a className="s-chip" href={specialtyLink(specialty)}>
            {fill(t.everywhere, { name })}
          </a>
        )}
        {cities.map((each) => (
          <a key={cityLink(each)} className="s-chip" href={cityLink(each)}>
            {`${each.name} - ${each.uf}`}
          </a>
        ))}
      </div>
    </section>
  )
}

export const Others = ({ specialties }: { specialties: readonly SiteSpecialty[] }) => (
  <section className="s-section" aria-labelledby="outras">
    <h2 id="outras">{t.others}</h2>
    <div className="s-chips">
      {specialties.map((each) => (
        <a key={each.id} className="s-chip" href={specialtyLink(each)}>
          {each.name}
        </a>
      ))}
    </div>
  </section>
)
