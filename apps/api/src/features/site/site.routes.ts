import {
  isWrittenIn,
  LANGUAGE_FIELD,
  meantCheck,
  meantPath,
  type SiteLanguage,
  siteAddress,
  siteLanguageOf,
  siteLanguages,
} from '@emma/contracts/site/paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { callerAddress } from '../../http/caller/caller-address.ts'
import { answerWith } from './answer.ts'
import { postContact } from './contact.ts'
import { draw, find, keepText } from './draw.ts'
import { createPageCache, type Kept } from './page-cache.ts'
import { createParts } from './parts.ts'
import { keepPicture } from './picture/keep-picture.ts'
import { findRenderer, type Renderer } from './renderer.ts'
import { pathOf, routes, texts } from './routes.ts'
import { createSiteChanges } from './site-changes.ts'
import { fieldOf, type Gather, missing, type SiteDeps } from './site-page.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A public page: the web app's index is not used for it. */
    isSite?: boolean
  }
}

/** Far above what a person opens: cached pages cost next to nothing, and are not counted. */
const DRAWN_PER_MINUTE = 240
const limitGuest = ({ limits, clock, config }: Deps, { raw }: FastifyRequest): void =>
  limits.drawnPages(callerAddress(config.TRUST_PROXY, raw), clock.now().getTime(), DRAWN_PER_MINUTE)

interface Site {
  /** Answers that there is no such page. */
  readonly answerMissing: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

/** Rendering is limited by `limitGuest`; cached pages are not. */
const isSite = { config: { isSite: true, rateLimit: false } } as const

/** Shared by the routes: the page caches, and rendering. */
const createPages = (app: FastifyInstance, deps: Deps, renderer: () => Promise<Renderer>) => {
  // A replica may lag behind the change notification.
  const sure: Deps = { ...deps, readDb: deps.db }
  const pages = createPageCache<Kept>()
  const parts = createParts(sure, () => changes.isHeard())
  const changes = createSiteChanges(deps.config.DATABASE_URL, [pages], parts.caches)
  app.addHook('onClose', () => changes.stop())
  const source: SiteDeps = { ...sure, parts: parts.read }
  return {
    source,
    renderer,
    /** @param address identifies the page, with its language */
    read: async (address: string, make: () => Promise<Kept>): Promise<Kept> => {
      await changes.ready()
      return pages.read(address, deps.clock.now().getTime(), make, changes.isHeard)
    },
  }
}
type Pages = ReturnType<typeof createPages>

const serveInLanguage = (app: FastifyInstance, pages: Pages, language: SiteLanguage): void => {
  const { source, renderer, read } = pages
  const at = (path: string): string => siteAddress(path, language)
  for (const { url, gather, addressOf = pathOf } of routes.filter((route) =>
    isWrittenIn(route.url, language),
  )) {
    app.get(at(url), isSite, async (request, reply) => {
      const address = addressOf(request)
      const page = await read(`${language} ${address}`, async () => {
        limitGuest(source, request)
        return draw(source, renderer, await find(source, gather, request), language)
      })
      return answerWith(page, request, reply)
    })
  }
  app.get(at('/especialista/:slug/imagem.png'), isSite, async (request, reply) => {
    const picture = await read(`${language} ${pathOf(request)}`, () => {
      limitGuest(source, request)
      return keepPicture(source, renderer, request, language)
    })
    return answerWith(picture, request, reply)
  })
  app.post(at('/contato'), isSite, async (request, reply) => {
    const outcome = await postContact(source, request, language)
    if (outcome === 'sent') return reply.redirect(at('/contato?enviado=sim'), 303)
    const found = await find(source, async () => outcome, request)
    const page = await draw(source, renderer, found, language)
    return answerWith(page, request, reply, 'no-store')
  })
}

/** The public pages; undefined if the web app was not built. */
export const serveSite = (app: FastifyInstance, deps: Deps): Site | undefined => {
  const renderer = findRenderer(deps.config)
  if (!renderer) return undefined
  const pages = createPages(app, deps, renderer)
  const { source, read } = pages
  for (const language of siteLanguages) serveInLanguage(app, pages, language)
  for (const { url, type, write } of texts) {
    app.get(url, isSite, async (request, reply) => {
      const make = async () => keepText(source, type, await write(source, request))
      return answerWith(await read(pathOf(request), make), request, reply)
    })
  }
  // The form's target: the check itself is a screen.
  for (const language of siteLanguages) {
    const query = language === 'pt' ? '' : `?${LANGUAGE_FIELD}=${language}`
    app.get(siteAddress('/verificar/codigo', language), isSite, (request, reply) =>
      reply.redirect(`/verificar/${encodeURIComponent(fieldOf(request, 'codigo'))}${query}`, 303),
    )
  }
  return {
    answerMissing: async (request, reply) => {
      const [path = '', query] = request.url.split('?')
      const check = meantCheck(path)
      if (check !== undefined) {
        const asked = new URLSearchParams(query)
        asked.set(LANGUAGE_FIELD, 'en')
        return reply.redirect(`${check}?${asked}`, 301)
      }
      const meant = meantPath(path)
      if (meant !== undefined) return reply.redirect(query ? `${meant}?${query}` : meant, 301)
      const language = siteLanguageOf(request.url)
      const address = '/404'
      const gather: Gather = async () => missing('unknown', address)
      const page = await read(`${language} ${address}`, async () =>
        draw(source, renderer, await find(source, gather, request), language),
      )
      return answerWith(page, request, reply)
    },
  }
}
