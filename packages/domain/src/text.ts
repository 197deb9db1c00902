/** Lower case without accents, as the database's `fold` compares words. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
