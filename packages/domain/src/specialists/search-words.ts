import { tellingWords } from '../customers/index.ts'

const MAX_WORDS = 8

/**
 * The words of a search for a specialist that say something; titles and particles count only where there is nothing
 * else.
 * @returns at most eight, in the order they were typed
 */
export const searchWords = (search: string): readonly string[] => tellingWords(search).slice(0, MAX_WORDS)
