import { expect, type Page } from '@playwright/test'
import type { Acts } from '../counted-acts.ts'

/** The number key of a phrase, and the text for its blank. */
type Phrase = readonly [key: string, fills?: string]

/** How to prescribe: a set of models, the last prescription again, or a medicine in its usual use. */
type Prescribing =
  | { readonly set: RegExp }
  | { readonly again: RegExp }
  | { readonly search: string; readonly medicine: RegExp; readonly use: RegExp }

/** A specialist's input about one patient, card by card. */
export interface Writing {
  readonly complaint: Phrase
  readonly history?: Phrase
  readonly background?: Phrase
  readonly exam?: Phrase
  /** The chosen suggestion's code, optionally after a phrase of one's own. */
  readonly diagnosis: { readonly phrase?: string; readonly code: string }
  readonly conduct: Phrase
  readonly prescribes?: Prescribing
}

interface AtWork {
  readonly page: Page
  readonly acts: Acts
}

const card = ({ page }: AtWork, title: string) => page.getByRole('heading', { name: title }).waitFor()

const pick = async ({ acts }: AtWork, phrase: Phrase | undefined) => {
  if (!phrase) return
  const [key, fills] = phrase
  await acts.key(key)
  if (fills !== undefined) await acts.type(fills)
}

const diagnose = async ({ page, acts }: AtWork, { phrase, code }: Writing['diagnosis']) => {
  if (phrase !== undefined) await acts.click(page.getByRole('button', { name: phrase }))
  const suggested = page.getByRole('list', { name: 'Diagnósticos sugeridos' }).getByRole('button')
  await suggested.filter({ hasText: code }).first().waitFor()
  const at = (await suggested.allTextContents()).findIndex((text) => text.includes(code))
  await acts.key(String(at + 1))
}

const prescribeOne = async ({ page, acts }: AtWork, one: Extract<Prescribing, { search: string }>) => {
  await acts.click(page.getByRole('button', { name: 'Prescrever', exact: true }))
  await expect(page.getByRole('combobox', { name: 'Medicamento' })).toBeFocused()
  await acts.type(one.search)
  await acts.click(page.getByRole('option', { name: one.medicine }))
  await acts.click(page.getByRole('list', { name: 'Usos habituais' }).getByRole('button', { name: one.use }))
  await expect(page.getByRole('button', { name: 'Salvar prescrição' })).toBeFocused()
  await acts.key('Enter')
  const told = page.getByRole('dialog', { name: 'Prescrição criada com sucesso' })
  await told.waitFor()
  await acts.key('Enter')
  await told.waitFor({ state: 'hidden' })
  await acts.click(page.getByRole('button', { name: 'Cancelar', exact: true }))
}

const prescribe = async (at: AtWork, how: Prescribing) => {
  const { page, acts } = at
  if ('set' in how) {
    await page.getByRole('button', { name: how.set }).waitFor()
    await acts.key('Shift+1')
  } else if ('again' in how) await acts.click(page.getByRole('button', { name: how.again }))
  else await prescribeOne(at, how)
  const issue = page.getByRole('button', { name: 'Gerar receita' })
  await issue.waitFor()
  // A mouse user continues with the mouse: the pressed button waited for the server, and lost the focus.
  if ('set' in how) await acts.key('Shift+0')
  else await acts.click(issue)
  const dialog = page.getByRole('dialog', { name: 'Documentos da consulta' })
  await expect(dialog.getByRole('button', { name: 'Gerar documento' })).toBeFocused()
  await acts.key('Enter')
  await page.getByRole('button', { name: /^Abrir Receita/ }).waitFor()
  await expect(page.getByRole('region', { name: 'O que fazer?' })).toBeFocused()
}

/** From the first card to the signature. */
export const writeRecord = async (at: AtWork, writing: Writing): Promise<void> => {
  const { page, acts } = at
  const next = async (title: string, key = 'Enter') => {
    await acts.key(key)
    await card(at, title)
  }
  await card(at, 'O que trouxe o paciente?')
  await pick(at, writing.complaint)
  await next('Como começou e evoluiu?')
  await pick(at, writing.history)
  await next('Antecedentes')
  await pick(at, writing.background)
  await next('O que você viu?')
  await pick(at, writing.exam)
  await next('Qual é a hipótese?')
  await diagnose(at, writing.diagnosis)
  // Enter on a clicked phrase would remove it again.
  await next('O que fazer?', writing.diagnosis.phrase === undefined ? 'Enter' : 'PageDown')
  await pick(at, writing.conduct)
  if (writing.prescribes) {
    // After a blank is filled, focus returns from the text to the card.
    if (writing.conduct[1] !== undefined) await acts.key('Escape')
    await prescribe(at, writing.prescribes)
  }
  await next('Confira e assine')
  await acts.key('Enter')
  const question = page.getByRole('dialog')
  await expect(question.getByRole('button', { name: 'Voltar' })).toBeFocused()
  await acts.key('Tab')
  await acts.key('Enter')
  await page
    .getByText(/Assinado em/)
    .first()
    .waitFor()
}
