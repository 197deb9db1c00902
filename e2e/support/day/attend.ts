import { expect } from '@playwright/test'
import { type Acts, countedActs, typedTwice } from '../counted-acts.ts'
import { type Case, type Kind, knownOf } from './cases.ts'
import { expectEnd, newPatient, type Practice, visitedBefore, visitNow } from './practice.ts'
import { writeRecord } from './write-record.ts'

/** The measurements of a case. */
export interface Line {
  readonly kind: Kind | 'urgent' | 'moved'
  readonly clicks: number
  readonly keys: number
  /** From the first press to the confirmation, on this machine, without pauses to think or listen. */
  readonly seconds: number
  readonly twice: readonly string[]
}

const columns = ['case', 'clicks', 'keys', 'seconds', 'typed twice'] as const

/** One line per case. */
export const tableOf = (lines: readonly Line[]): string =>
  [
    columns,
    ...lines.map(({ kind, clicks, keys, seconds, twice }) => [
      kind,
      clicks,
      keys,
      seconds.toFixed(1),
      twice.join(' ') || '-',
    ]),
  ]
    .map((cells) => cells.map((cell) => String(cell).padEnd(10)).join(''))
    .join('\n')

/** Runs a case, and counts its acts. */
export const measured = async (
  { page }: Practice,
  about: { readonly kind: Line['kind']; readonly known: readonly string[] },
  work: (acts: Acts) => Promise<void>,
): Promise<Line> => {
  const acts = countedActs(page)
  const began = performance.now()
  await work(acts)
  return {
    kind: about.kind,
    clicks: acts.clicks(),
    keys: acts.count() - acts.clicks(),
    seconds: Math.round((performance.now() - began) / 100) / 10,
    twice: typedTwice(acts.typed(), about.known),
  }
}

/** More than the time after which a patient may be marked as absent. */
const LATE_MINUTES = 16

const chooseInMenu = async ({ page }: Practice, acts: Acts, whose: string, entry: string) => {
  await acts.click(page.getByRole('button', { name: `Mais ações de ${whose}` }))
  await acts.click(page.getByRole('menuitem', { name: entry }))
}

const markAbsent = async (practice: Practice, acts: Acts, whose: string) => {
  const { page } = practice
  await chooseInMenu(practice, acts, whose, 'Marcar ausência')
  await acts.click(page.getByRole('dialog').getByRole('button', { name: 'Marcar ausência' }))
  await page.getByText('1 paciente ausente').waitFor()
}

/** A record opens in the way chosen last: the first of the day is chosen explicitly. */
export const writeByCards = async ({ page }: Practice, acts: Acts) => {
  const chosen = page.getByRole('radio', { name: 'Com a Emma' })
  await chosen.waitFor({ state: 'attached' })
  if (!(await chosen.isChecked())) await acts.click(page.locator('label').filter({ hasText: 'Com a Emma' }))
}

const see = async (practice: Practice, acts: Acts, { whose, one }: { whose: string; one: Case }) => {
  const { page } = practice
  if (!one.writing) return
  const next = page.getByRole('region', { name: 'Próximo paciente' })
  await acts.click(next.getByRole('button', { name: `Iniciar consulta de ${whose}` }))
  await page.waitForURL(/\/specialist\/prontuario-medico\//)
  await writeByCards(practice, acts)
  await writeRecord({ page, acts }, one.writing)
  await expect(page.getByRole('button', { name: 'Concluir e voltar para Hoje' })).toBeFocused()
  await acts.key('Enter')
  await page.waitForURL(/\/dashboard/)
}

/** A visit in the practice from its line in Hoje to its end. */
export const attend = async (practice: Practice, one: Case): Promise<Line> => {
  const patient = await newPatient(practice, one.name, one.child)
  if (one.earlier) await visitedBefore(practice, patient, one.earlier)
  const id = await visitNow(practice, patient, one.writing ? 1 : LATE_MINUTES)
  await practice.page.goto('/dashboard')
  const line = await measured(practice, { kind: one.kind, known: knownOf(one) }, (acts) =>
    one.writing
      ? see(practice, acts, { whose: one.child ?? patient.name, one })
      : markAbsent(practice, acts, patient.name),
  )
  const ends = one.writing ? { status: 'finished', record: 'signed' } : { status: 'no_show', record: null }
  await expectEnd(practice, id, ends)
  return line
}
