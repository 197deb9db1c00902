/** What people put before a name, without saying who it is. */
const titles = new Set(['dr', 'dr.', 'dra', 'dra.', 'doutor', 'doutora'])
const MAX_WORDS = 8

/**
 * The words of a search for a specialist that say something; titles count only where there is nothing else.
 * @returns at most eight, in the order they were typed
 */
export const searchWords = (search: string): readonly string[] => {
  const words = search.split(/\s+/).filter((word) => word !== '')
  const telling = words.filter((word) => !titles.has(word.toLowerCase()))
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS)
}
