import { z } from 'zod'
import { startSandbox } from './index.ts'

const environment = z.object({
  NODE_ENV: z.string().optional(),
  SANDBOX: z.string().optional(),
  SANDBOX_PORT: z.coerce.number().int().min(1).max(65_535).default(3001),
  SANDBOX_SMTP_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  SANDBOX_REQUESTS_PER_SECOND: z.coerce.number().int().min(1).optional(),
  DATA_DIR: z.string().min(1).optional(),
  WEBHOOK_URL: z.url().optional(),
  WEBHOOK_USER: z.string().default(''),
  WEBHOOK_PASSWORD: z.string().default(''),
})

function fail(sentence: string): never {
  process.stderr.write(`sandbox: ${sentence}\n`)
  process.exit(1)
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `port ${error.port} is already in use`
  return error.message
}

const parsed = environment.safeParse(process.env)
if (!parsed.success) fail(z.prettifyError(parsed.error))
const env = parsed.data
if (env.NODE_ENV === 'production' && env.SANDBOX !== 'on') {
  fail('simulated providers do not run in production; SANDBOX=on asks for them by name')
}

const sandbox = await startSandbox({
  port: env.SANDBOX_PORT,
  smtpPort: env.SANDBOX_SMTP_PORT ?? env.SANDBOX_PORT + 1,
  ...(env.DATA_DIR === undefined ? {} : { dataDir: env.DATA_DIR }),
  ...(env.SANDBOX_REQUESTS_PER_SECOND === undefined
    ? {}
    : { requestsPerSecond: env.SANDBOX_REQUESTS_PER_SECOND }),
  webhook:
    env.WEBHOOK_URL === undefined
      ? null
      : { url: env.WEBHOOK_URL, user: env.WEBHOOK_USER, password: env.WEBHOOK_PASSWORD },
  log: (line) => process.stdout.write(`sandbox: ${line}\n`),
}).catch((error: unknown) => fail(sentenceOf(error)))

process.stdout.write(`sandbox: ${sandbox.url}, SMTP on 127.0.0.1:${sandbox.smtpPort}\n`)

const stop = () => void sandbox.stop().then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
