/** A bare Fastify that answers hello: the base of all multiples. */
import Fastify from 'fastify'

const app = Fastify()
app.get('/hello', async () => ({ hello: 'world' }))
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
