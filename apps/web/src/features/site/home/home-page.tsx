import type { SiteContext, SitePageOf, SiteRules } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import { Document } from '../document.tsx'
import { PersonList } from '../parts/person-row.tsx'
import { type Question, Questions } from '../parts/questions.tsx'
import { Prepared } from '../prepared/prepared.tsx'
import { faqData, organizationData } from '../seo/data.ts'
import type { Head } from '../seo/head.ts'
import { useVoice, type Voice } from '../voice/voice.ts'
import { Hero } from './hero.tsx'
import { NowBand } from './now-band.tsx'
import { ForProfessionals, How, Said, SpecialtyGrid, Trust } from './sections.tsx'

interface Props {
  readonly page: SitePageOf<'home'>
  readonly context: SiteContext
}

const questionsOf = ({ site }: Voice, { refundHours: hours }: SiteRules): Question[] =>
  site.home.faq.items.map(({ q, a }) => ({ q, a: fill(a, { hours }) }))

const HomeQuestions = ({ of: rules }: { of: SiteRules }) => {
  const voice = useVoice()
  return <Questions title={voice.site.home.faq.title} items={questionsOf(voice, rules)} />
}

export const HomePage = ({ page, context }: Props) => {
  const voice = useVoice()
  const t = voice.site.home
  const { people, isToday, queue, specialties, reviews, rules } = page
  const head: Head = {
    title: t.title,
    description: t.description,
    data: () => [...organizationData(voice, context), faqData(voice, questionsOf(voice, rules))],
    of: rules,
  }
  return (
    <Document head={head} context={context}>
      <Hero person={people[0]} specialties={specialties} now={context.now} />
      <div className="s-wide">
        <Prepared of={queue}>
          <NowBand of={queue} />
        </Prepared>
        {people.length > 0 && (
          <section className="s-section" aria-labelledby="horarios">
            <h2 id="horarios">{isToday ? t.today : t.soon}</h2>
            <PersonList people={people} now={context.now} />
            <a className="s-more" href={voice.to('/buscar')}>
              {t.everybody}
            </a>
          </section>
        )}
        <Prepared of={specialties}>
          <How of={specialties} />
        </Prepared>
        <Prepared of={specialties}>
          <SpecialtyGrid of={specialties} />
        </Prepared>
        <Prepared of={rules}>
          <Trust of={rules} />
        </Prepared>
        {reviews.length > 0 && (
          <Prepared of={reviews}>
            <Said of={reviews} />
          </Prepared>
        )}
        <Prepared of={rules}>
          <ForProfessionals of={rules} />
        </Prepared>
        <Prepared of={rules}>
          <HomeQuestions of={rules} />
        </Prepared>
      </div>
    </Document>
  )
}
