import { tellingWords } from '@emma/domain/customers'

/** Escapes the wildcards of `LIKE`. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/**
 * A `LIKE` pattern for names with the typed words in order: `maria silva` finds "Maria Eduarda dos Santos Silva". Both
 * sides are compared folded: `fold(name) LIKE fold(pattern)`.
 */
export const namePattern = (typed: string): string => `%${tellingWords(typed).map(escapeLike).join('%')}%`
