import { folded } from '@emma/domain/text'
import { phraseSets } from '@emma/phrases'
import { english } from '@emma/phrases/english'
import site from '@emma/phrases/site'
import siteInEnglish from '@emma/phrases/site-en'
import specialties from '@emma/phrases/specialty-names-en'
import type { Page } from '@playwright/test'

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
type Sets = Readonly<Record<string, () => Promise<{ readonly default: unknown }>>>
const bookOf = async (sets: Sets, ...more: readonly unknown[]): Promise<readonly string[]> => {
  const loaded = await Promise.all(Object.values(sets).map((load) => load()))
  return textsIn([...loaded.map(({ default: texts }) => texts), ...more])
}

const lettersOf = (text: string): number => text.replace(/\{\{.*?\}\}|\P{L}/gu, '').length
const LEAST_LETTERS = 3
/** A short phrase with a blank could match anything. */
const LEAST_AROUND_BLANKS = 8

const patternOf = (phrase: string): RegExp => {
  const parts = phrase
    .split(/\{\{.*?\}\}|<\/?\w+>/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`, 'i')
}

/** Days, hours and amounts in a format that only Portuguese has. */
const portugueseFormat =
  /\b\d{1,2} de (?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)|(?<!\p{L})(?:seg|ter|qua|qui|sex|sáb|dom)\.|às \d|R\$\s?[\d.]*,\d{2}(?!\d)/u

let patterns: Promise<readonly RegExp[]> | undefined

/** The Portuguese phrases without an equal English one. */
const phraseBook = async (): Promise<readonly RegExp[]> => {
  const [ours, theirs] = await Promise.all([bookOf(phraseSets, site), bookOf(english, siteInEnglish)])
  const same = new Set(theirs.map((text) => text.toLowerCase()))
  const telling = ours.filter(
    (text) =>
      !same.has(text.toLowerCase()) &&
      lettersOf(text) >= (text.includes('{{') ? LEAST_AROUND_BLANKS : LEAST_LETTERS),
  )
  return [...new Set(telling)].map(patternOf)
}

/** All texts of a screen, including those for screen readers. */
const saidOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const named = ['aria-label', 'placeholder', 'title', 'alt']
    const labels = [...document.querySelectorAll(named.map((name) => `[${name}]`).join())].flatMap((node) =>
      named.map((name) => node.getAttribute(name) ?? ''),
    )
    // biome-ignore lint/performance/useDomNodeTextContent: The lines as they are drawn, without what is hidden.
    const lines = [document.title, document.body.innerText, ...labels].flatMap((text) => text.split('\n'))
    return [...new Set(lines.map((line) => line.trim()))]
  })

/** The screen's texts from our Portuguese phrases; texts by users are ignored. */
export const portugueseOn = async (page: Page): Promise<readonly string[]> => {
  patterns ??= phraseBook()
  const book = await patterns
  const isOurs = (line: string): boolean => {
    const translated = specialties[folded(line)]
    if (translated !== undefined && translated !== line) return true
    return portugueseFormat.test(line) || book.some((phrase) => phrase.test(line))
  }
  return (await saidOn(page)).filter(isOurs)
}
