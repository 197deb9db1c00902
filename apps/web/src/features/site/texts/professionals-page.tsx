import type { SiteContext, SitePageOf } from '@emma/contracts/site'
import { percentOf } from '@emma/domain/money'
import { fill } from '@emma/phrases/fill'
import { Document } from '../document.tsx'
import { appLinks } from '../links.ts'
import { Questions } from '../parts/questions.tsx'
import { faqData } from '../seo/data.ts'
import { useVoice } from '../voice/voice.ts'
import { Calculator } from './calculator.tsx'

/** Centavos. */
const examples = [10_000, 15_000, 20_000, 30_000, 40_000]

interface Props {
  readonly page: SitePageOf<'professionals'>
  readonly context: SiteContext
}

const Prices = ({ page }: Pick<Props, 'page'>) => {
  const { site, price } = useVoice()
  const { platformPercent: percent, releaseDays: days } = page.rules
  const t = site.texts.professionals
  return (
    <section className="s-section" aria-labelledby="quanto">
      <h2 id="quanto">{t.priceTitle}</h2>
      <p className="s-lead">{fill(t.priceText, { percent })}</p>
      <Calculator page={page} />
      <table className="s-table">
        <caption>{t.table}</caption>
        <thead>
          <tr>
            <th scope="col">{t.columns.price}</th>
            <th scope="col">{t.columns.fee}</th>
            <th scope="col">{t.columns.yours}</th>
          </tr>
        </thead>
        <tbody>
          {examples.map((amount) => {
            const fee = percentOf(amount, percent)
            return (
              <tr key={amount}>
                <td>{price(amount)}</td>
                <td>{price(fee)}</td>
                <td>
                  <strong>{price(amount - fee)}</strong>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="s-muted">{fill(t.payout, { days })}</p>
    </section>
  )
}

const Included = () => {
  const t = useVoice().site.texts.professionals
  return (
    <section className="s-section" aria-labelledby="incluido">
      <h2 id="incluido">{t.included}</h2>
      <ul className="s-trust s-included">
        {t.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const ProfessionalsPage = ({ page, context }: Props) => {
  const voice = useVoice()
  const t = voice.site.texts.professionals
  const { platformPercent: percent } = page.rules
  const head = {
    title: t.title,
    description: fill(t.description, { percent }),
    data: () => [faqData(voice, t.faq)],
  }
  return (
    <Document head={head} context={context}>
      <div className="s-wide">
        <header className="s-heading s-heading-large">
          <h1>{t.heading}</h1>
          <p className="s-lead">{t.lead}</p>
          <a className="s-button" href={appLinks.professional} rel="nofollow">
            {t.go}
          </a>
        </header>
        <Included />
        <Prices page={page} />
        <Questions title={t.faqTitle} items={t.faq} />
      </div>
    </Document>
  )
}
