import { folded } from './text.ts'

/** Words of questions without content, in both languages. */
const telling = (word: string): boolean =>
  word.length > 2 &&
  !/^(como|para|por|com|que|qual|quais|quando|onde|uma|uns|dos|das|meu|minha|seu|sua|posso|how|what|when|where|which|the|and|for|can|does|you|your|with)$/.test(
    word,
  )

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\d]+/gu) ?? []

/** Edit distance: letters missing, extra, different, or two swapped, up to `most`; beyond it, any larger number. */
export const slips = (typed: string, word: string, most: number): number => {
  if (typed === word) return 0
  if (most < 0 || Math.abs(typed.length - word.length) > most) return most + 1
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at += 1
  const [a, b] = [typed.slice(at), word.slice(at)]
  if (a === '' || b === '') return Math.abs(a.length - b.length)
  const isSwapped = a[0] === b[1] && a[1] === b[0]
  return (
    1 +
    Math.min(
      slips(a.slice(1), b.slice(1), most - 1),
      slips(a.slice(1), b, most - 1),
      slips(a, b.slice(1), most - 1),
      isSwapped ? slips(a.slice(2), b.slice(2), most - 1) : most,
    )
  )
}

const allowed = (typed: string): number => {
  if (typed.length < 4) return 0
  return typed.length < 8 ? 1 : 2
}

/** The typed word, its beginning, or nearly: `reembolço` is near `reembolso`. */
const isNear = (typed: string, word: string): boolean =>
  word.startsWith(typed) ||
  slips(typed, word, allowed(typed)) <= allowed(typed) ||
  (word.length > typed.length && slips(typed, word.slice(0, typed.length), 1) <= Math.min(1, allowed(typed)))

/**
 * Finds texts by words typed with or without accents and with slips.
 * @returns a function that gives a text's share of the search, 0 to 1; 1 for an empty search
 */
export const seeker = (search: string): ((text: string) => number) => {
  const typed = wordsOf(search)
  const sought = typed.some(telling) ? typed.filter(telling) : typed
  if (sought.length === 0) return () => 1
  return (text) => {
    const words = [...new Set(wordsOf(text))]
    return sought.filter((each) => words.some((word) => isNear(each, word))).length / sought.length
  }
}

/** Items that contain at least half of the search, best match first. @param textOf an item's text */
export const found = <T>(all: readonly T[], search: string, textOf: (one: T) => string): T[] => {
  const shareOf = seeker(search)
  return all
    .map((one) => ({ one, share: shareOf(textOf(one)) }))
    .filter(({ share }) => share >= 0.5)
    .sort((a, b) => b.share - a.share)
    .map(({ one }) => one)
}
