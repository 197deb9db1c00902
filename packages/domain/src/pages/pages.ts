/** Pages of every installation, at addresses linked by the product: they cannot be deleted. */
const fixedPages = ['ajuda-suporte', 'termo-condicoes', 'sobre-app', 'politica-privacidade'] as const

/** Whether a page is one of the fixed ones. */
export const isFixedPage = (slug: string): boolean => fixedPages.some((fixed) => fixed === slug)

/** The pages an account agrees to, with stored consent (LGPD art. 8). */
export const agreedPages = { terms: 'termo-condicoes', privacy: 'politica-privacidade' } as const
export type AgreedKind = keyof typeof agreedPages

/** Whether people accept a page, so that a new version of it asks them again. */
export const isAgreedPage = (slug: string): boolean =>
  Object.values(agreedPages).some((agreed) => agreed === slug)

const MAX_SLUG = 80

/** The address made from a title: `Perguntas frequentes` is at `perguntas-frequentes`; empty if no letter is left. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '')

/** A page's address: words of lower-case letters and digits; never like an id, as a page can be requested by either. */
export const isSlug = (text: string): boolean =>
  text.length <= MAX_SLUG && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !/^[0-9a-f]{8}-/.test(text)
