import { portuguesePath } from '@emma/contracts/site/paths'
import { searchPath } from '@emma/contracts/site/search'
import type { FastifyRequest } from 'fastify'
import { gatherContact } from './contact.ts'
import { gatherHome } from './pages/home.ts'
import { gatherSearch, searchOf } from './pages/search.ts'

import { addressOfTimes, gatherSpecialist } from './pages/specialist.ts'
import { gatherCity, gatherSpecialties, gatherSpecialty } from './pages/specialties.ts'
import {
  addressOfCalculation,
  gatherHelp,
  gatherPage,
  gatherPrivacy,
  gatherProfessionals,
  gatherTerms,
  gatherVerify,
} from './pages/texts.ts'
import { fieldOf, type Gather } from './site-page.ts'
import { writeIndex, writePages, writePeople, writeRobots, writeSpecialties } from './sitemaps.ts'

interface Route {
  readonly url: string
  readonly gather: Gather
  /** The cache key within the route, including the relevant query; by default the path. */
  readonly addressOf?: (request: FastifyRequest) => string
}

/** The Portuguese path of a request in any language. */
export const pathOf = ({ url }: FastifyRequest): string => portuguesePath(url.split('?')[0] ?? '/')

/** The public pages. */
export const routes: readonly Route[] = [
  { url: '/', gather: gatherHome },
  {
    url: '/especialista/:slug',
    gather: gatherSpecialist,
    addressOf: (request) => pathOf(request) + addressOfTimes(request),
  },
  { url: '/especialidades', gather: gatherSpecialties },
  { url: '/especialidades/:specialty', gather: gatherSpecialty },
  { url: '/especialidades/:specialty/:uf/:city', gather: gatherCity },
  { url: '/buscar', gather: gatherSearch, addressOf: (request) => searchPath(searchOf(request)) },
  { url: '/para-profissionais', gather: gatherProfessionals, addressOf: addressOfCalculation },
  {
    url: '/ajuda',
    gather: gatherHelp,
    addressOf: (request) => `/ajuda?${fieldOf(request, 'q').slice(0, 100)}`,
  },
  {
    url: '/contato',
    gather: gatherContact,
    addressOf: (request) =>
      `/contato?${fieldOf(request, 'enviado') && 'enviado'}&${fieldOf(request, 'erro').slice(0, 80)}`,
  },
  { url: '/verificar', gather: gatherVerify },
  { url: '/termos-de-uso', gather: gatherTerms },
  { url: '/politica-de-privacidade', gather: gatherPrivacy },
  { url: '/pagina/:slug', gather: gatherPage },
]

/** Files for machines. */
export const texts = [
  { url: '/robots.txt', type: 'text/plain', write: writeRobots },
  { url: '/sitemap.xml', type: 'application/xml', write: writeIndex },
  { url: '/sitemap-paginas.xml', type: 'application/xml', write: writePages },
  { url: '/sitemap-especialidades.xml', type: 'application/xml', write: writeSpecialties },
  { url: '/sitemap-especialistas-:part.xml', type: 'application/xml', write: writePeople },
] as const
