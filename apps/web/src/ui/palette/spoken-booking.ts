import { dateOf, dayOf } from '@emma/domain/availability'
import { folded } from '@emma/domain/text'
import { asksForBlock } from './spoken-block.ts'
import { type SpokenDay, spokenDayAt } from './spoken-day.ts'
import { type SpokenHour, spokenHourAt } from './spoken-hour.ts'
import { hyphenApart } from './spoken-span.ts'
import { plainWords } from './spoken-words.ts'

/** Words before a name that ask for something, in both languages. */
const asking =
  /^(marca|marcar|marque|agenda|agendar|agende|book|schedule|encaixar|encaixe|novo|nova|new|agendamento|consulta|retorno|follow-?up|appointment|visit|receita|receitar|prescricao|prescrever|prescription|prescribe|bloquear|bloqueio|block|folga|ferias|fechar|fecha|vacation|teleconsulta|consultas|pacientes|quem|vem|calendario|calendar|abrir|abre|ver|mostrar|prontuario|ficha|historico|perfil|atestado|declaracao|certificate|exames?|exams?|lab|pedir|pedido|solicitar|encaminhamento|encaminhar|refer|referral|laudo|relatorio|report|sick|note|order|mensagem|conversa|conversar|falar|ligar|lembrar|avisar|faltou|open|show|record|message|call|remind|bloqueia|desbloquear|unblock|liberar|libera|reabrir)$/
/** Words that join the name to the others. */
const joining =
  /^(nao|para|pra|pro|for|to|with|com|de|da|do|das|a|o|as|os|ao|na|no|em|e|um|uma|the|on|at|of|from|minha|meu|my|paciente|patient|dona|seu|sra?|dra?|mrs?|ms|proxima|proximo|next|return|horas?|h|as?)$/
const partsOfDay = /^(manha|tarde|noite|morning|afternoon|evening|night)$/
const newVisit = /\b(nov[oa]|new) (agendamento|consulta|appointment)\b/
/** An appointment that exists is changed in the list of appointments. */
const changing =
  /^(remarcar|remarca|reagendar|reagenda|desmarcar|desmarca|cancelar|cancela|mover|move|mudar|trocar|transferir|adiar|antecipar|excluir|apagar|remover|tirar|reschedule|postpone|cancel|delete|remove)$/
/** Words that ask for something else than an appointment. */
const other =
  /^(faltou|ligar|falar|mensagem|lembrar|avisar|message|call|remind|desbloquear|unblock|liberar|libera|reabrir|abrir|abre|open)$/
const forms = /^(marca|marcar|marque|agendar|agende|book|schedule|encaixar|encaixe)$/

const outerVerb = (word: string) => asking.test(word) || changing.test(word)

/** What a record issues. */
const documents = [
  ['prescription', /\b(receita|prescri)/],
  [
    'document',
    /\b(atestado|declaracao|certificate|sick note|exames?|exams?|lab|encaminha|refer|referral|laudo|relatorio|report)\b|\bencaminha/,
  ],
] as const
export type SpokenDocument = (typeof documents)[number][0]

/** `receita para Paula`, `atestado da Paula`: what is to be issued; null for other words. */
export const spokenDocument = (typed: string): SpokenDocument | null => {
  const text = plainWords(typed).join(' ')
  return documents.find(([, said]) => said.test(text))?.[0] ?? null
}

/** Whether an appointment that exists is to be moved or canceled. */
export const asksForChange = (typed: string): boolean => plainWords(typed).some((word) => changing.test(word))

/** Whether a form is asked for by name or verb, beside a booking, or something to be opened: `prontuário da Paula`. */
export const asksForForm = (typed: string): boolean =>
  outerVerb(plainWords(typed)[0] ?? '') ||
  spokenDocument(typed) !== null ||
  /\b(bloque|block\b|folga|ferias|fechar|vacation)/.test(folded(typed))

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

const outer = (word: string) => outerVerb(word) || joining.test(word)
const counted = /^(dias?|days?|semanas?|weeks?|mes|meses|months?)$/

/** `retorno 30 dias` is in so many days; of a certificate they are its length. */
const countedDays = (words: readonly string[], at: number, today: number, isReturn: boolean) => {
  if (!/^\d{1,3}$/.test(words[at] ?? '') || !counted.test(words[at + 1] ?? '')) return null
  const said = isReturn ? spokenDayAt(['em', ...words.slice(at, at + 2)], 0, today) : null
  return { day: said?.day ?? null, taken: 2 }
}

/** Without the words at both ends that ask or join: `consulta com Maria de Souza na` names `Maria de Souza`. */
const nameIn = (words: readonly string[]): string => {
  const from = words.findIndex((word) => !outer(plainWords(word)[0] ?? ''))
  const to = words.findLastIndex((word) => !joining.test(folded(word)))
  return from < 0 ? '' : words.slice(from, to + 1).join(' ')
}

/** Day, hour and person in `marcar Paula terça 10h`, in any order; `today` is a date of the specialist's zone. */
export const spokenBooking = (typed: string, today: string): SpokenBooking => {
  const spaced = hyphenApart(typed)
  const words = spaced.trim().split(/[\s,;]+/)
  const plain = plainWords(spaced)
  const todayNumber = dayOf(today) ?? 0
  const text = plain.join(' ')
  const isReturn = /\b(retorno|return visit|follow-?up)\b/.test(text)
  let day: number | null = null
  let hour: string | null = null
  const rest: string[] = []
  for (let at = 0; at < words.length; ) {
    const days: ReturnType<typeof countedDays> = countedDays(plain, at, todayNumber, isReturn && day === null)
    const saidDay: SpokenDay | null = day === null && !days ? spokenDayAt(plain, at, todayNumber) : null
    const saidHour: SpokenHour | null =
      hour === null && !saidDay && !days ? spokenHourAt(plain, at, day !== null) : null
    day ??= days?.day ?? saidDay?.day ?? null
    if (saidHour) hour = saidHour.hour
    const taken = days?.taken ?? saidDay?.taken ?? saidHour?.taken ?? 0
    if (taken === 0 && !partsOfDay.test(plain[at] ?? '')) rest.push(words[at] ?? '')
    at += taken || 1
  }
  const asks = plain.some((word) => forms.test(word)) || newVisit.test(text)
  const isOther =
    plain.some((word) => changing.test(word) || other.test(word)) || spokenDocument(typed) !== null
  return {
    date: day === null ? null : dateOf(day),
    hour,
    name: nameIn(rest),
    isBooking: !isOther && !asksForBlock(typed) && (asks || isReturn || (day !== null && hour !== null)),
    isReturn,
  }
}
