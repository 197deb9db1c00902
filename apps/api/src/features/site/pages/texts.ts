import { wholeIn } from '@emma/contracts/site/search'
import { agreedPages } from '@emma/domain/pages'
import { found } from '@emma/domain/seeking'
import { findPage, findPages, toPage } from '../../pages/index.ts'
import { type Asked, fieldOf, type Gather, missing, paramOf } from '../site-page.ts'

const MOST_PAGES = 100

const gatherText =
  (slug: string, path: string): Gather =>
  async ({ readDb }) => {
    // No page's address looks different.
    const row = /^[a-z0-9-]{1,80}$/.test(slug) ? await findPage(readDb, slug) : undefined
    if (!row) return missing('unknown', path)
    // A former address.
    if (row.slug !== slug) return { movedTo: `/pagina/${row.slug}`, topics: [] }
    return { status: 200, page: { kind: 'text', page: toPage(row) }, path, topics: [], isIndexed: true }
  }

export const gatherTerms = gatherText(agreedPages.terms, '/termos-de-uso')
export const gatherPrivacy = gatherText(agreedPages.privacy, '/politica-de-privacidade')

/** Any page of the admin; the agreed ones have addresses of their own. */
export const gatherPage: Gather = async (deps, asked) => {
  const slug = paramOf(asked, 'slug').toLowerCase()
  if (slug === agreedPages.terms) return { movedTo: '/termos-de-uso', topics: [] }
  if (slug === agreedPages.privacy) return { movedTo: '/politica-de-privacidade', topics: [] }
  return gatherText(slug, `/pagina/${slug}`)(deps, asked)
}

/** Every page of the admin, or those that match the search. */
export const gatherHelp: Gather = async ({ readDb, parts }, asked) => {
  const search = fieldOf(asked, 'q').slice(0, 100)
  const { rows } = await findPages(readDb, MOST_PAGES, 0)
  const said = ({ title, content }: (typeof rows)[number]) => `${title} ${content.replace(/<[^>]*>/g, ' ')}`
  const pages = found(rows, search, said).map(toPage)
  return {
    status: 200,
    page: { kind: 'help', search, pages, rules: await parts.rules() },
    path: search === '' ? '/ajuda' : `/ajuda?${new URLSearchParams({ q: search })}`,
    topics: [],
    isIndexed: search === '',
  }
}

export const gatherVerify: Gather = async () => ({
  status: 200,
  page: { kind: 'verify' },
  path: '/verificar',
  topics: [],
  isIndexed: true,
})

const CENTAVOS = 100
/** The calculator's initial input; reais, and consultations a month. */
const usual = { price: 200, consultations: 40 }

/** The calculator's input; an invalid field keeps its default. */
const calculationOf = (asked: Asked) => ({
  price: wholeIn(fieldOf(asked, 'preco'), 1, 10_000) ?? usual.price,
  consultations: wholeIn(fieldOf(asked, 'consultas'), 1, 500) ?? usual.consultations,
})

/** The part of the cache key that distinguishes the calculator's answers. */
export const addressOfCalculation = (asked: Asked): string => {
  const { price, consultations } = calculationOf(asked)
  return `/para-profissionais?${price}&${consultations}`
}

export const gatherProfessionals: Gather = async (deps, asked) => {
  const { price, consultations } = calculationOf(asked)
  const chosen = new URLSearchParams({ preco: String(price), consultas: String(consultations) })
  const isUsual = price === usual.price && consultations === usual.consultations
  return {
    status: 200,
    page: {
      kind: 'professionals',
      asked: { price: price * CENTAVOS, consultations },
      rules: await deps.parts.rules(),
      specialties: (await deps.parts.menu()).specialties,
    },
    path: '/para-profissionais',
    ...(!isUsual && { here: `/para-profissionais?${chosen}` }),
    topics: ['lists'],
    isIndexed: true,
  }
}
