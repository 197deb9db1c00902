import { tellingWords } from '../../customers/index.ts'

const MAX_WORDS = 8

/**
 * The identifying words of a search for a specialist; titles and particles count only if there is nothing else.
 * @returns at most eight, in the order typed
 */
export const searchWords = (search: string): readonly string[] => tellingWords(search).slice(0, MAX_WORDS)
