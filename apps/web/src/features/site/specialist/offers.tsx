import type { SitePageOf } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import { mapTexts } from '../map/map-texts.ts'
import { PinIcon, VideoIcon } from '../parts/icons.tsx'
import { SpecialtyName } from '../parts/specialty-name.tsx'
import { useVoice } from '../voice/voice.ts'

type Page = SitePageOf<'specialist'>

/** Bookable specialties, with price and length. */
export const Offers = ({ page: { person, lengths } }: { page: Page }) => {
  const { site, duration, price } = useVoice()
  const t = site.specialist
  if (person.specialties.length === 0) return null
  const long = duration(lengths)
  return (
    <section className="s-block" aria-labelledby="precos">
      <h2 id="precos">{t.offers.title}</h2>
      <ul className="s-offers">
        {person.specialties.map(({ id, name, price: amount, rqe }) => (
          <li key={id}>
            <span>
              <strong>
                <SpecialtyName name={name} />
              </strong>
              {rqe && <small>{fill(t.rqe, { rqe })}</small>}
            </span>
            <span>
              <strong>{price(amount)}</strong>
              {long && <small>{long}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const routeTo = ({ latitude, longitude }: Page['places'][number]): string =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`

export const Places = ({ page: { person, places } }: { page: Page }) => {
  const { specialist: t, lists } = useVoice().site
  return (
    <section className="s-block" aria-labelledby="locais">
      <h2 id="locais">{t.places.title}</h2>
      <ul className="s-places">
        {person.use_online && (
          <li>
            <VideoIcon />
            <span>
              <strong>{t.places.online}</strong>
              <small>{t.places.onlineText}</small>
            </span>
          </li>
        )}
        {places.map((place) => (
          <li
            key={place.id}
            id={`local-${place.id}`}
            data-name={place.name}
            data-latitude={place.latitude}
            data-longitude={place.longitude}
          >
            <PinIcon />
            <span>
              <strong>{place.name}</strong>
              <small>{`${place.street}, ${place.number}, ${place.district}, ${place.city} - ${place.uf}`}</small>
            </span>
            <a href={routeTo(place)} rel="noopener noreferrer nofollow" target="_blank">
              {t.places.route}
            </a>
          </li>
        ))}
      </ul>
      {places.length > 0 && (
        <div
          className="s-places-map"
          data-places-map=""
          {...mapTexts({ ...lists.search.map, label: fill(t.places.map, { name: person.name }) })}
        />
      )}
    </section>
  )
}
