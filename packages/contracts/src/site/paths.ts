/** Languages of public pages; Portuguese is at the root, English below `/en`. */
export const siteLanguages = ['pt', 'en'] as const
export type SiteLanguage = (typeof siteLanguages)[number]

/** In the query of a screen's address: its initial language. */
export const LANGUAGE_FIELD = 'lang'

/** Language tags for browsers and search engines: `<html lang>`, `hreflang`. */
export const siteTags = { pt: 'pt-BR', en: 'en' } as const satisfies Record<SiteLanguage, string>

const both = siteLanguages
/** Content by an admin, which is not translated. */
const asWritten = ['pt'] as const

/**
 * Public pages, rendered by the server: the first part of their addresses, and their languages. An English page has the
 * Portuguese address below `/en`. A code below `verificar` is a screen.
 */
const pages: Readonly<Record<string, readonly SiteLanguage[]>> = {
  '': both,
  especialista: both,
  especialidades: both,
  buscar: both,
  'para-profissionais': both,
  ajuda: both,
  contato: both,
  verificar: both,
  'termos-de-uso': asWritten,
  'politica-de-privacidade': asWritten,
  pagina: asWritten,
}

/** First parts of addresses that only public pages have. */
export const publicRoots = [...Object.keys(pages).filter((root) => root !== '' && root !== 'verificar'), 'en']

/**
 * First parts of the addresses of the web app's screens; `verificar` itself is a public page, a code below it a screen.
 */
export const screenRoots = [
  'login',
  'acompanhar',
  'convite',
  'customer',
  'specialist',
  'admin',
  'assistente',
  'equipe',
  'authentication',
  'authorized',
  'desfazer',
  'verificar',
  'dashboard',
  'calls',
  'chat',
  'finance',
] as const

const rootOf = (path: string): string => path.split(/[/?#]/)[1] ?? ''

/** The language of a public page's address. */
export const siteLanguageOf = (path: string): SiteLanguage => (rootOf(path) === 'en' ? 'en' : 'pt')

/** The address of a public page in a language. @param path its Portuguese one, with or without a query */
export const siteAddress = (path: string, language: SiteLanguage): string => {
  if (language === 'pt') return path
  return path === '/' ? '/en' : `/en${path}`
}

/** The Portuguese address of a public page. @param path its address in either language, without a query */
export const portuguesePath = (path: string): string =>
  siteLanguageOf(path) === 'pt' ? path : path.slice('/en'.length) || '/'

/** Whether a public page exists in a language. @param path its Portuguese address, with or without a query */
export const isWrittenIn = (path: string, language: SiteLanguage): boolean =>
  pages[rootOf(path)]?.includes(language) ?? false

/** Whether the server renders the page at a path, without its query. */
export const isSitePath = (path: string): boolean => {
  if (siteLanguageOf(path) === 'en' || path === '/verificar') return true
  return rootOf(path) !== 'verificar' && isWrittenIn(path, 'pt')
}

/**
 * The correct address for one with extra slashes or capitals, or with `/en` for a page that exists in Portuguese only;
 * undefined if there is nothing to correct.
 */
export const meantPath = (path: string): string | undefined => {
  const typed = `/${path.split('/').filter(Boolean).join('/')}`.toLowerCase()
  const inPortuguese = portuguesePath(typed)
  const meant = isWrittenIn(inPortuguese, siteLanguageOf(typed)) ? typed : inPortuguese
  return meant !== path && isSitePath(meant) ? meant : undefined
}

/** The check of a code below `/en/verificar`: the screen has one address, and its language in the query. */
export const meantCheck = (path: string): string | undefined =>
  /^\/en\/verificar\/[^/]+$/.test(path) ? portuguesePath(path) : undefined

/** Whether the web app may have a screen at a path, without its query. */
export const isScreenPath = (path: string): boolean => screenRoots.some((root) => root === rootOf(path))
