/** Words alone, not parts of others. */
export const words = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'iu')

/** A search after words were taken out of it. */
export const tidy = (text: string): string => text.replace(/\s+/g, ' ').replace(/^[\s,]+|[\s,?!]+$/g, '')
