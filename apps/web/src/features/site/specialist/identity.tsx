import type { SitePerson } from '@emma/contracts/site'
import site from '@emma/phrases/site'
import { councilOf } from '../../../ui/person/council-of.ts'
import { CheckIcon, ShareIcon } from '../parts/icons.tsx'
import { Portrait } from '../parts/portrait.tsx'
import { Rating } from '../parts/rating.tsx'

const t = site.specialist

/** Who it is, and by which registration. */
export const Identity = ({ person }: { person: SitePerson }) => (
  <div className="s-identity">
    <Portrait person={person} size={112} isEarly />
    <div>
      <h1>{person.name}</h1>
      <p className="s-identity-what">{person.specialties.map(({ name }) => name).join(' · ')}</p>
      <p className="s-identity-council">
        <span>{councilOf(person)}</span>
        <span className="s-checked">
          <CheckIcon />
          {t.checked}
        </span>
      </p>
      <p className="s-identity-rating">
        <Rating rating={person.rating} />
        {person.on_duty && (
          <span className="s-on-duty">
            <span className="s-dot" aria-hidden="true" />
            {t.onDuty}
          </span>
        )}
      </p>
      <button className="s-share" type="button" data-share={t.copied} hidden>
        <ShareIcon />
        <span>{t.share}</span>
      </button>
    </div>
  </div>
)
