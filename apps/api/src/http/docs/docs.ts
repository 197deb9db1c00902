import { createHash } from 'node:crypto'
import type { EndpointSpec } from '@emma/contracts/kit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyPluginAsync } from 'fastify'
import { readContractNames } from './contract-names.ts'
import { openApi } from './openapi.ts'

const DOCUMENT = '/api/v1/openapi.json'
const PAGE = '/api/v1/docs'

interface Written {
  readonly text: string
  readonly etag: string
}

const write = async (endpoints: readonly EndpointSpec[]): Promise<Written> => {
  const text = JSON.stringify(await openApi(endpoints, await readContractNames()))
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` }
}

/** The OpenAPI document and a page to read it, both generated from the mounted contract on first request. */
export const docsRoutes =
  (endpoints: readonly EndpointSpec[]): FastifyPluginAsync =>
  async (app) => {
    let written: Promise<Written> | undefined
    app.get(DOCUMENT, async (request, reply) => {
      written ??= write(endpoints)
      const { text, etag } = await written
      reply.headers({ etag, 'cache-control': 'no-cache' }).type('application/json; charset=utf-8')
      return request.headers['if-none-match'] === etag ? reply.code(304).send() : text
    })
    // The page's plugin requires a document at its start; this gives it the address of the real one.
    await app.register(swagger, {
      mode: 'static',
      specification: { document: { openapi: '3.1.0', info: { title: 'Emma', version: '1' }, paths: {} } },
    })
    await app.register(swaggerUi, {
      routePrefix: PAGE,
      uiConfig: { urls: [{ url: DOCUMENT, name: 'Emma' }], docExpansion: 'none', filter: true },
      uiHooks: {
        onRequest: (request, reply, done) => {
          if (request.url.startsWith(`${PAGE}/json`)) reply.redirect(DOCUMENT)
          else done()
        },
      },
    })
  }
