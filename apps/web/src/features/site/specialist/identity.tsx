import type { SitePerson } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import { Fragment } from 'react'
import { councilOf } from '../../../ui/person/council-of.ts'
import { CheckIcon, ShareIcon } from '../parts/icons.tsx'
import { Portrait } from '../parts/portrait.tsx'
import { Rating } from '../parts/rating.tsx'
import { SpecialtyName } from '../parts/specialty-name.tsx'
import { useVoice } from '../voice/voice.ts'

/** Whether children are attended, and languages other than Portuguese alone. */
const Attends = ({ person: { languages, attends_children: takesChildren } }: { person: SitePerson }) => {
  const { site, list } = useVoice()
  const t = site.specialist
  const names = languages.map((language) => site.people.languages[language])
  const isPlain = languages.every((language) => language === 'pt')
  const facts = [!isPlain && fill(t.speaks, { languages: list(names) }), takesChildren && t.children]
  const said = facts.filter((fact) => fact !== false)
  if (said.length === 0) return null
  return (
    <p className="s-identity-attends">
      {said.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  )
}

/** Shown by the sharing script. */
export const Share = () => {
  const t = useVoice().site.specialist
  return (
    <button className="s-share" type="button" data-share={t.copied} hidden>
      <ShareIcon />
      <span>{t.share}</span>
    </button>
  )
}

/** The specialist's name and registration. */
export const Identity = ({ person }: { person: SitePerson }) => {
  const t = useVoice().site.specialist
  return (
    <div className="s-identity">
      <Portrait person={person} size={112} isEarly />
      <div>
        <h1>{person.name}</h1>
        <p className="s-identity-what">
          {person.specialties.map(({ id, name }, at) => (
            <Fragment key={id}>
              {at > 0 && ' · '}
              <SpecialtyName name={name} />
            </Fragment>
          ))}
        </p>
        <p className="s-identity-council">
          <span>{councilOf(person)}</span>
          <span className="s-checked">
            <CheckIcon />
            {t.checked}
          </span>
        </p>
        <Attends person={person} />
        <p className="s-identity-rating">
          <Rating rating={person.rating} />
          {person.on_duty && (
            <span className="s-on-duty">
              <span className="s-dot" aria-hidden="true" />
              {t.onDuty}
            </span>
          )}
        </p>
      </div>
    </div>
  )
}
