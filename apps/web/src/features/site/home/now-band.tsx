import type { SiteQueue } from '@emma/contracts/site'
import { fill } from '@emma/phrases/fill'
import { appLinks } from '../links.ts'
import { useVoice, type Voice } from '../voice/voice.ts'

/** The measured wait, or that it is unknown: nothing is promised. */
const waitOf = (t: Voice['site']['home']['now'], { estimate }: SiteQueue): string => {
  if (!estimate) return t.waitUnknown
  const { median_minutes: from, p80_minutes: to } = estimate
  if (to === 0) return t.waitNone
  if (from === 0) return fill(t.waitUpTo, { minutes: to })
  return from === to ? fill(t.waitAbout, { minutes: from }) : fill(t.wait, { from, to })
}

const Open = ({ queue }: { queue: SiteQueue }) => {
  const { site, price } = useVoice()
  const t = site.home.now
  const refund = fill(t.refund, { minutes: queue.patience })
  return (
    <>
      <div>
        <h2>{queue.onDuty === 1 ? t.one : fill(t.many, { count: queue.onDuty })}</h2>
        <p>{[waitOf(t, queue), price(queue.price), refund].join(' · ')}</p>
      </div>
      <a className="s-button s-button-apricot" href={appLinks.queue} rel="nofollow">
        {t.go}
      </a>
    </>
  )
}

const Closed = () => {
  const { site, to } = useVoice()
  const t = site.home.now
  return (
    <>
      <div>
        <h2>{t.nobody}</h2>
        <p>{t.nobodyText}</p>
      </div>
      <a className="s-button s-button-quiet" href={to('/buscar')}>
        {t.nobodyGo}
      </a>
    </>
  )
}

/** The current state of urgent care. */
export const NowBand = ({ of: queue }: { of: SiteQueue }) => (
  <section className={`s-now ${queue.onDuty > 0 ? '' : 's-now-closed'}`}>
    <span className="s-now-dot" aria-hidden="true" />
    {queue.onDuty > 0 ? <Open queue={queue} /> : <Closed />}
  </section>
)
