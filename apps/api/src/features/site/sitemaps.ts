import {
  isWrittenIn,
  type SiteLanguage,
  siteAddress,
  siteLanguages,
  siteTags,
} from '@emma/contracts/site/paths'
import { agreedPages } from '@emma/domain/pages'
import type { Deps } from '../../deps.ts'
import { findPages } from '../pages/index.ts'
import { WORTH_LISTING } from './pages/specialties.ts'
import { countBookable, findBookableSlugs, findCities, findOffered } from './site.repo.ts'
import { type Asked, paramOf } from './site-page.ts'

/** Below what the protocol allows (50,000 in all languages), so that no sitemap is large. */
const IN_ONE = 5000
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const locationOf = (origin: string, path: string): string => `<loc>${escaped(`${origin}${path}`)}</loc>`
const documentOf = (root: 'urlset' | 'sitemapindex', content: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...content,
    `</${root}>`,
    '',
  ].join('\n')

/** A page in each of its languages, each entry with all of them. @param path the Portuguese address */
const entriesOf =
  (origin: string) =>
  (path: string): string[] => {
    const languages = siteLanguages.filter((language) => isWrittenIn(path, language))
    const alternate = (tag: string, language: SiteLanguage): string =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(`${origin}${siteAddress(path, language)}`)}"/>`
    const all = [
      ...languages.map((language) => alternate(siteTags[language], language)),
      alternate('x-default', 'pt'),
    ].join('')
    return languages.map(
      (language) =>
        `<url>${locationOf(origin, siteAddress(path, language))}${languages.length > 1 ? all : ''}</url>`,
    )
  }
const pagesOf = (origin: string, paths: readonly string[]): string =>
  documentOf('urlset', paths.flatMap(entriesOf(origin)))

const fixed = [
  '/',
  '/especialidades',
  '/buscar',
  '/para-profissionais',
  '/ajuda',
  '/contato',
  '/verificar',
  '/termos-de-uso',
  '/politica-de-privacidade',
]

const specialtyPaths = async ({ readDb }: Deps): Promise<string[]> => {
  const [specialties, cities] = await Promise.all([findOffered(readDb), findCities(readDb, IN_ONE)])
  return [
    ...specialties.map(({ slug }) => `/especialidades/${slug}`),
    ...cities
      .filter(({ count }) => count >= WORTH_LISTING)
      .map(({ specialty, uf, slug }) => `/especialidades/${specialty.slug}/${uf.toLowerCase()}/${slug}`),
  ]
}

type WriteText = (deps: Deps, asked: Asked) => Promise<string | undefined>

/** The index of the sitemaps. */
export const writeIndex: WriteText = async (deps) => {
  const parts = Math.max(1, Math.ceil((await countBookable(deps.readDb)) / IN_ONE))
  const people = Array.from({ length: parts }, (_, at) => `/sitemap-especialistas-${at + 1}.xml`)
  const paths = ['/sitemap-paginas.xml', '/sitemap-especialidades.xml', ...people]
  const { publicUrl } = deps.config
  return documentOf(
    'sitemapindex',
    paths.map((path) => `<sitemap>${locationOf(publicUrl, path)}</sitemap>`),
  )
}

/** The admin's pages, besides the terms. */
export const writePages: WriteText = async ({ readDb, config }) => {
  const { rows } = await findPages(readDb, IN_ONE, 0)
  const agreed: readonly string[] = Object.values(agreedPages)
  const written = rows.filter(({ slug }) => !agreed.includes(slug)).map(({ slug }) => `/pagina/${slug}`)
  return pagesOf(config.publicUrl, [...fixed, ...written])
}

export const writeSpecialties: WriteText = async (deps) =>
  pagesOf(deps.config.publicUrl, await specialtyPaths(deps))

/** Bookable specialists, one part at a time; nothing past the last. */
export const writePeople: WriteText = async ({ readDb, config }, asked) => {
  const part = Number(paramOf(asked, 'part'))
  if (!Number.isInteger(part) || part < 1 || part > 1000) return undefined
  const slugs = await findBookableSlugs(readDb, IN_ONE, (part - 1) * IN_ONE)
  if (slugs.length === 0 && part > 1) return undefined
  return pagesOf(
    config.publicUrl,
    slugs.map((slug) => `/especialista/${slug}`),
  )
}

/** Screens are personal, and searches are transient: neither is indexed. */
export const writeRobots: WriteText = async ({ config }) =>
  [
    'User-agent: *',
    'Allow: /api/v1/files/avatars/',
    'Disallow: /api/',
    'Disallow: /customer',
    'Disallow: /specialist/',
    'Disallow: /admin',
    'Disallow: /dashboard',
    'Disallow: /verificar/',
    'Disallow: /buscar?',
    'Disallow: /en/buscar?',
    '',
    `Sitemap: ${config.publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
