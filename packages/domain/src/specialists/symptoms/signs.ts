import { folded } from '../../text.ts'
import { hints, type Sign, type Site, signWords, sites } from './lists/signs.ts'

/** Parts of the body that are surnames or other words, too: alone they say nothing. */
const ambiguous = /^(pinto|costa|saco|coco|cara|testa|canela|vista|vistas|junta|back|face|pee)$/

/** Listed beginnings have as many letters at least. */
const LEAST = 3

/** Looks a word up among listed ones, and those that begin so. */
const finder = <T>(lists: readonly (readonly [string, T])[]): ((word: string) => T | undefined) => {
  const listed = lists.flatMap(([words, value]) => words.split(/\s+/).map((word) => ({ word, value })))
  const isBegun = ({ word }: { word: string }): boolean => word.endsWith('*')
  const whole = new Map(listed.filter((each) => !isBegun(each)).map(({ word, value }) => [word, value]))
  const begun = Map.groupBy(listed.filter(isBegun), ({ word }) => word.slice(0, LEAST))
  return (word) =>
    whole.get(word) ??
    begun.get(word.slice(0, LEAST))?.find((each) => word.startsWith(each.word.slice(0, -1)))?.value
}

const signOf = finder<Sign>(signWords.map(([sign, words]) => [words, sign]))
const siteOf = finder(sites.map((site) => [site.words, site] as const))

/** Whether a single word only says where or how: listed as a complaint it gives way to both together. */
export const isBare = (saying: string): boolean =>
  !saying.includes(' ') && (signOf(saying) !== undefined || siteOf(saying) !== undefined)

const hinted = hints.map(([words, slugs]) => [finder([[words, true]]), slugs] as const)

/** A folded text without parts of the body that are in names of places. */
export const withoutPlaces = (text: string): string =>
  text.replace(/\b(boa|bela|alta|nova) vista\b|\bolhos? d\W*agua\b/g, ' ')

const wordsOf = (search: string): readonly string[] =>
  withoutPlaces(folded(search))
    .replace(/(de)?baixo do braco/, 'axila')
    .replace(/\bjog\p{L}* bola\b/u, ' ')
    .replace(/\b(meu|minha)s? (net|sobrinh)[oa]s?\b/, 'crianca')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The most precise part of the body that is named. */
const firstSite = (words: readonly string[]): Site | undefined =>
  words.flatMap((word) => siteOf(word) ?? []).toSorted((a, b) => sites.indexOf(a) - sites.indexOf(b))[0]

/**
 * The specialties for a sign at a part of the body, in any order and with other words between: `bola no pescoço`,
 * `joelho que estala ao subir escada`. Empty if a search does not name both.
 */
export const specialtiesForSign = (search: string): readonly string[] => {
  const words = wordsOf(search)
  const signs = words.flatMap((word) => signOf(word) ?? [])
  const site = firstSite(words)
  const said = site && (signs.find((sign) => site.by[sign]) ?? signs[0])
  return (said && (site.by[said] ?? site.by.other)) ?? []
}

/** Words of a sentence: `apito no ouvido` is about an ear, `João Boca` is a name. */
const sentence = /^(no|na|nos|nas|o|a|os|as|meu|minha|meus|minhas|sem|nao|my|in|on|the|is)$/

/**
 * The specialties that a single word hints at, or else a part of the body in a sentence: `fico tonta`, `apito no ouvido`.
 */
export const specialtiesHinted = (search: string): readonly string[] => {
  const words = wordsOf(search)
  const hint = hinted.find(([find]) => words.some((word) => find(word)))
  const isSentence = words.some((word) => sentence.test(word))
  const site = isSentence ? firstSite(words.filter((word) => !ambiguous.test(word))) : undefined
  return hint?.[1] ?? site?.by.other ?? []
}
