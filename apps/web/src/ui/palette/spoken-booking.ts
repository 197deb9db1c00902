import { dateOf, dayOf } from '@emma/domain/availability'
import { folded } from '@emma/domain/text'
import { type SpokenDay, spokenDayAt } from './spoken-day.ts'
import { type SpokenHour, spokenHourAt } from './spoken-hour.ts'

/** Words before a name that ask for something, in both languages. */
const asking =
  /^(marca|marcar|marque|agenda|agendar|agende|book|schedule|encaixar|encaixe|novo|nova|new|agendamento|consulta|retorno|appointment|visit|receita|receitar|prescricao|prescrever|prescription|prescribe|bloquear|bloqueio|block|folga|ferias|fechar|fecha|vacation|teleconsulta|abrir|abre|ver|mostrar|prontuario|ficha|historico|perfil|atestado|exames?|pedir|mensagem|conversa|conversar|falar|ligar|remarcar|desmarcar|cancelar|open|show|record|message|reschedule|cancel)$/
/** Words that join the name to the others. */
const joining =
  /^(para|pra|pro|for|with|com|de|da|do|a|o|as|os|ao|na|no|em|e|um|uma|the|on|at|of|paciente|patient|dona|seu|sra?|dra?|mrs?|ms|proxima|proximo|next|return|horas?|h|as?)$/
const partsOfDay = /^(manha|tarde|noite|morning|afternoon|evening|night)$/
const newVisit = /\b(nov[oa]|new) (agendamento|consulta|appointment)\b/
/** An appointment that exists is changed on the patient's page. */
const changes = /^(remarcar|desmarcar|cancelar|reschedule|cancel)$/
const forms = /^(marca|marcar|marque|agendar|agende|book|schedule|encaixar|encaixe)$/

/** Whether a form is asked for by name or verb, beside a booking, or something to be opened: `prontuário da Paula`. */
export const asksForForm = (typed: string): boolean =>
  asking.test(folded(typed.trim()).split(' ')[0] ?? '') ||
  /\b(receita|prescri|bloque|block\b|folga|ferias|fechar|vacation)/.test(folded(typed))

export interface SpokenBooking {
  /** `YYYY-MM-DD`; null if no day is said. */
  readonly date: string | null
  /** `HH:mm`; null if no hour is said. */
  readonly hour: string | null
  /** What is left: a part of the person's name, or nothing. */
  readonly name: string
  /** It asks for a booking, by its verb or because a day and an hour are said. */
  readonly isBooking: boolean
  readonly isReturn: boolean
}

const outer = (word: string) => asking.test(word) || joining.test(word)

/** Without the words at both ends that ask or join: `consulta com Maria de Souza na` names `Maria de Souza`. */
const nameIn = (words: readonly string[]): string => {
  const from = words.findIndex((word) => !outer(folded(word)))
  const to = words.findLastIndex((word) => !joining.test(folded(word)))
  return from < 0 ? '' : words.slice(from, to + 1).join(' ')
}

/** Day, hour and person in `marcar Paula terça 10h`, in any order; `today` is a date of the specialist's zone. */
export const spokenBooking = (typed: string, today: string): SpokenBooking => {
  const words = typed.trim().split(/[\s,;]+/)
  const plain = words.map((word) => folded(word).replace(/\.$/, ''))
  const todayNumber = dayOf(today) ?? 0
  let day: number | null = null
  let hour: string | null = null
  const rest: string[] = []
  for (let at = 0; at < words.length; ) {
    const saidDay: SpokenDay | null = day === null ? spokenDayAt(plain, at, todayNumber) : null
    const saidHour: SpokenHour | null =
      hour === null && !saidDay ? spokenHourAt(plain, at, day !== null) : null
    if (saidDay) day = saidDay.day
    if (saidHour) hour = saidHour.hour
    const taken = saidDay?.taken ?? saidHour?.taken ?? 0
    if (taken === 0 && !partsOfDay.test(plain[at] ?? '')) rest.push(words[at] ?? '')
    at += taken || 1
  }
  const text = plain.join(' ')
  const asks = plain.some((word) => forms.test(word)) || newVisit.test(text)
  const isReturn = /\b(retorno|return visit)\b/.test(text)
  return {
    date: day === null ? null : dateOf(day),
    hour,
    name: nameIn(rest),
    isBooking:
      !plain.some((word) => changes.test(word)) && (asks || isReturn || (day !== null && hour !== null)),
    isReturn,
  }
}
