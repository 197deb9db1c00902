import type { SitePageOf } from '@emma/contracts/site'
import { percentOf } from '@emma/domain/money'
import { fill } from '@emma/phrases/fill'
import { useVoice } from '../voice/voice.ts'

const CENTAVOS = 100

const Answer = ({ page: { asked, rules } }: { page: SitePageOf<'professionals'> }) => {
  const { site, price } = useVoice()
  const t = site.texts.professionals.calculator
  const fee = percentOf(asked.price, rules.platformPercent)
  const yours = asked.price - fee
  const month = { count: asked.consultations, amount: price(yours * asked.consultations) }
  return (
    <output className="s-calculated">
      <strong>{fill(t.each, { amount: price(yours) })}</strong>
      <span>{fill(t.fee, { amount: price(fee), percent: rules.platformPercent })}</span>
      <span>{fill(asked.consultations === 1 ? t.monthOne : t.month, month)}</span>
    </output>
  )
}

interface NumberFieldProps {
  readonly label: string
  readonly name: string
  readonly max: number
  readonly value: number
}

const NumberField = ({ label, name, max, value }: NumberFieldProps) => (
  <label className="s-field">
    <span>{label}</span>
    <input name={name} type="number" inputMode="numeric" min={1} max={max} required defaultValue={value} />
  </label>
)

/** Calculates what is left of one's own price; works as a plain form. */
export const Calculator = ({ page }: { page: SitePageOf<'professionals'> }) => {
  const { site, to } = useVoice()
  const t = site.texts.professionals.calculator
  return (
    <form
      className="s-inline s-calculator"
      action={`${to('/para-profissionais')}#quanto`}
      method="get"
      data-calculator=""
    >
      <NumberField label={t.price} name="preco" max={10_000} value={page.asked.price / CENTAVOS} />
      <NumberField label={t.consultations} name="consultas" max={500} value={page.asked.consultations} />
      <button className="s-button s-button-quiet" type="submit">
        {t.go}
      </button>
      <Answer page={page} />
    </form>
  )
}
