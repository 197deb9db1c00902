import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { callerAddress } from '../../http/caller-address.ts'
import { answerWith } from './answer.ts'
import { postContact } from './contact.ts'
import { draw, keepText } from './draw.ts'
import { createPageCache, type Kept } from './page-cache.ts'
import { keepPicture } from './picture/keep-picture.ts'
import { findRenderer } from './renderer.ts'
import { pathOf, routes, texts } from './routes.ts'
import { createSiteChanges } from './site-changes.ts'
import { fieldOf, type Gather, missing } from './site-page.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A public page: the web app's index does not stand in for it. */
    isSite?: boolean
  }
}

/** Far beyond what a person opens: pages that are kept cost next to nothing, and are not counted. */
const DRAWN_PER_MINUTE = 240
const limitGuest = ({ limits, clock, config }: Deps, { raw }: FastifyRequest): void =>
  limits.drawnPages(callerAddress(config.TRUST_PROXY, raw), clock.now().getTime(), DRAWN_PER_MINUTE)

interface Site {
  /** Says that there is no such page. */
  readonly answerMissing: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>
}

/** The public pages; nothing where the web app was not built. */
export const serveSite = (app: FastifyInstance, deps: Deps): Site | undefined => {
  const renderer = findRenderer(deps.config)
  if (!renderer) return undefined
  const cache = createPageCache()
  const changes = createSiteChanges(deps.config.DATABASE_URL, cache)
  app.addHook('onClose', () => changes.stop())
  // A replica may not have yet what we were told of.
  const source: Deps = { ...deps, readDb: deps.db }
  const read = async (address: string, make: () => Promise<Kept>): Promise<Kept> => {
    await changes.ready()
    return cache.read(address, deps.clock.now().getTime(), make, changes.isHeard)
  }
  for (const { url, gather, addressOf = pathOf } of routes) {
    app.get(url, { config: { isSite: true } }, async (request, reply) => {
      const page = await read(addressOf(request), () => {
        limitGuest(deps, request)
        return draw(source, renderer, gather, request)
      })
      return answerWith(page, request, reply)
    })
  }
  app.get('/especialista/:slug/imagem.png', { config: { isSite: true } }, async (request, reply) => {
    const picture = await read(pathOf(request), () => {
      limitGuest(deps, request)
      return keepPicture(source, renderer, request)
    })
    return answerWith(picture, request, reply)
  })
  for (const { url, type, write } of texts) {
    app.get(url, { config: { isSite: true } }, async (request, reply) => {
      const make = async () => keepText(source, type, await write(source, request))
      return answerWith(await read(pathOf(request), make), request, reply)
    })
  }
  app.post('/contato', { config: { isSite: true } }, async (request, reply) => {
    const outcome = await postContact(source, request)
    if (outcome === 'sent') return reply.redirect('/contato?enviado=sim', 303)
    const page = await draw(source, renderer, async () => outcome, request)
    return answerWith(page, request, reply, 'no-store')
  })
  // As a form asks for it: the check itself is a screen.
  app.get('/verificar/codigo', { config: { isSite: true } }, (request, reply) =>
    reply.redirect(`/verificar/${encodeURIComponent(fieldOf(request, 'codigo'))}`, 303),
  )
  return {
    answerMissing: async (request, reply) => {
      const gather: Gather = async () => missing('unknown', '/404')
      return answerWith(await read('/404', () => draw(source, renderer, gather, request)), request, reply)
    },
  }
}
