import { fill } from '@emma/phrases/fill'

/** `terça-feira, 24/11, às 9h, e mais 3 datas`: the first of several dates. @param more how many others */
export const withMore = (
  texts: { readonly one: string; readonly other: string },
  when: string,
  more: number,
): string => (more === 0 ? when : fill(more === 1 ? texts.one : texts.other, { when, more: String(more) }))
