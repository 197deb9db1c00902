import type { Deps } from '../../deps.ts'
import { WORTH_LISTING } from './pages/specialties.ts'
import { countBookable, findBookableSlugs, findCities, findOffered } from './site.repo.ts'
import { type Asked, paramOf } from './site-page.ts'

/** Below what the protocol allows (50,000), so that none is large. */
const IN_ONE = 10_000
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const entries = (tag: 'url' | 'sitemap', origin: string, paths: readonly string[]): string =>
  paths.map((path) => `<${tag}><loc>${escaped(`${origin}${path}`)}</loc></${tag}>`).join('\n')
const documentOf = (root: 'urlset' | 'sitemapindex', content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">\n${content}\n</${root}>\n`

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

/** Leads to the sitemaps. */
export const writeIndex: WriteText = async (deps) => {
  const parts = Math.max(1, Math.ceil((await countBookable(deps.readDb)) / IN_ONE))
  const people = Array.from({ length: parts }, (_, at) => `/sitemap-especialistas-${at + 1}.xml`)
  const paths = ['/sitemap-paginas.xml', '/sitemap-especialidades.xml', ...people]
  return documentOf('sitemapindex', entries('sitemap', deps.config.publicUrl, paths))
}

export const writePages: WriteText = async ({ config }) =>
  documentOf('urlset', entries('url', config.publicUrl, fixed))

export const writeSpecialties: WriteText = async (deps) =>
  documentOf('urlset', entries('url', deps.config.publicUrl, await specialtyPaths(deps)))

/** Who can really be booked, a part at a time; nothing past the last. */
export const writePeople: WriteText = async ({ readDb, config }, asked) => {
  const part = Number(paramOf(asked, 'part'))
  if (!Number.isInteger(part) || part < 1 || part > 1000) return undefined
  const slugs = await findBookableSlugs(readDb, IN_ONE, (part - 1) * IN_ONE)
  if (slugs.length === 0 && part > 1) return undefined
  const paths = slugs.map((slug) => `/especialista/${slug}`)
  return documentOf('urlset', entries('url', config.publicUrl, paths))
}

/** Screens are of one person, and searches of nobody: neither is for search engines. */
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
    '',
    `Sitemap: ${config.publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
