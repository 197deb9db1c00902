import type { EndpointSpec } from '@emma/contracts/kit'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyPluginAsync } from 'fastify'
import type { OpenAPIV3 } from 'openapi-types'
import type { Config } from '../../config.ts'
import { openApi } from './openapi.ts'

/** The OpenAPI document and a page to read it, both made from the mounted contract. */
export const docsRoutes =
  (endpoints: readonly EndpointSpec[], { publicUrl }: Config): FastifyPluginAsync =>
  async (app) => {
    let written: ReturnType<typeof openApi> | undefined
    // Made when it is first read: most servers never show it, and it is a third of what the application takes to start.
    const document = () => {
      written ??= openApi(endpoints, publicUrl)
      return written
    }
    app.get('/api/v1/openapi.json', async () => document())
    await app.register(swagger, {
      mode: 'static',
      specification: { document: { toJSON: document } as unknown as OpenAPIV3.Document },
    })
    await app.register(swaggerUi, { routePrefix: '/api/v1/docs' })
  }
