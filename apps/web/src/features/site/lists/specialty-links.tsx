import type { SitePageOf, SiteSpecialty } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import { cityLink, specialtyLink } from '../links.ts'
import { SpecialtyName } from '../parts/specialty-name.tsx'
import { useVoice } from '../voice/voice.ts'

/** The same specialty elsewhere. */
export const Cities = ({ page: { specialty, city, cities } }: { page: SitePageOf<'specialty'> }) => {
  const { site, to, specialty: called } = useVoice()
  const t = site.lists.specialty
  if (cities.length === 0 && !city) return null
  const name = called(specialty.name).text
  return (
    <section className="s-section" aria-labelledby="cidades">
      <h2 id="cidades">{fill(t.cities, { name })}</h2>
      <div className="s-chips">
        {city && (
          <a className="s-chip" href={to(specialtyLink(specialty))}>
            {fill(t.everywhere, { name })}
          </a>
        )}
        {cities.map((each) => (
          <a key={cityLink(each)} className="s-chip" href={to(cityLink(each))}>
            {`${each.name} - ${each.uf}`}
          </a>
        ))}
      </div>
    </section>
  )
}

export const Others = ({ specialties }: { specialties: readonly SiteSpecialty[] }) => {
  const { site, to } = useVoice()
  return (
    <section className="s-section" aria-labelledby="outras">
      <h2 id="outras">{site.lists.specialty.others}</h2>
      <div className="s-chips">
        {specialties.map((each) => (
          <a key={each.id} className="s-chip" href={to(specialtyLink(each))}>
            <SpecialtyName name={each.name} />
          </a>
        ))}
      </div>
    </section>
  )
}
