import type { SiteContext, SitePageOf } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import { Document } from '../document.tsx'
import { PersonList } from '../parts/person-row.tsx'
import { Questions } from '../parts/questions.tsx'
import { faqData, organizationData } from '../seo/data.ts'
import { useVoice } from '../voice/voice.ts'
import { Hero } from './hero.tsx'
import { NowBand } from './now-band.tsx'
import { ForProfessionals, How, Said, SpecialtyGrid, Trust } from './sections.tsx'

interface Props {
  readonly page: SitePageOf<'home'>
  readonly context: SiteContext
}

export const HomePage = ({ page, context }: Props) => {
  const voice = useVoice()
  const t = voice.site.home
  const { people, isToday, queue, specialties, reviews, rules } = page
  const questions = t.faq.items.map(({ q, a }) => ({ q, a: fill(a, { hours: rules.refundHours }) }))
  const head = {
    title: t.title,
    description: t.description,
    data: [...organizationData(voice, context), faqData(voice, questions)],
  }
  return (
    <Document head={head} context={context}>
      <Hero person={people[0]} specialties={specialties} now={context.now} />
      <div className="s-wide">
        <NowBand queue={queue} />
        {people.length > 0 && (
          <section className="s-section" aria-labelledby="horarios">
            <h2 id="horarios">{isToday ? t.today : t.soon}</h2>
            <PersonList people={people} now={context.now} />
            <a className="s-more" href={voice.to('/buscar')}>
              {t.everybody}
            </a>
          </section>
        )}
        <How specialties={specialties} />
        <SpecialtyGrid specialties={specialties} />
        <Trust rules={rules} />
        {reviews.length > 0 && <Said reviews={reviews} />}
        <ForProfessionals rules={rules} />
        <Questions title={t.faq.title} items={questions} />
      </div>
    </Document>
  )
}
