import { createTransport } from 'nodemailer'
import { createClient } from 'redis'
import type { Config } from '../src/config.ts'
import type { Deps } from '../src/deps.ts'
import { broken, type Finding, reasonOf, warning, well } from './finding.ts'
import { phrases } from './phrases.ts'
import { tryTurn } from './turn.ts'

const hostOf = (url: string): string => new URL(url).host
/** Praça da Sé, known to every service. */
const KNOWN_CEP = '01001000'

export const examineMail = async ({ SMTP_URL }: Config): Promise<readonly Finding[]> => {
  const host = hostOf(SMTP_URL)
  const transport = createTransport({ url: SMTP_URL, connectionTimeout: 5000, greetingTimeout: 5000 })
  try {
    await transport.verify()
    return [well(phrases.mail.well(host))]
  } catch (error) {
    return [broken(phrases.mail.broken(host, reasonOf(error)))]
  } finally {
    transport.close()
  }
}

export const examinePayments = async ({ payments, config }: Deps): Promise<readonly Finding[]> => {
  try {
    const platform = await payments.findRecipient(config.PAGARME_RECIPIENT_ID)
    return [platform ? well(phrases.payments.well) : broken(phrases.payments.noRecipient)]
  } catch (error) {
    return [broken(phrases.payments.broken(reasonOf(error)))]
  }
}

export const examineCep = async ({ cep }: Deps): Promise<readonly Finding[]> => {
  try {
    const found = await cep.find(KNOWN_CEP)
    return [found ? well(phrases.cep.well) : warning(phrases.cep.broken(KNOWN_CEP))]
  } catch (error) {
    return [warning(phrases.cep.broken(reasonOf(error)))]
  }
}

/** Only whether it is reachable: every call that tests the key sends a message. */
export const examineSms = async ({ ZENVIA_URL }: Config): Promise<readonly Finding[]> => {
  try {
    const answer = await fetch(ZENVIA_URL, { signal: AbortSignal.timeout(5000), redirect: 'manual' })
    await answer.body?.cancel()
    return [well(phrases.sms(hostOf(ZENVIA_URL)))]
  } catch (error) {
    return [warning(phrases.smsBroken(reasonOf(error instanceof Error ? (error.cause ?? error) : error)))]
  }
}

const TURN_URL = /^turn:(?<host>[^:?]+)(?::(?<port>\d+))?(?:\?transport=udp)?$/

const examineTurn = async (url: string, secret: string): Promise<Finding> => {
  const { host, port } = TURN_URL.exec(url)?.groups ?? {}
  if (host === undefined) return warning(phrases.turn.untried(url))
  const result = await tryTurn(host, Number(port ?? 3478), secret)
  return result === 'well' ? well(phrases.turn.well(host)) : broken(phrases.turn[result](host))
}

/** How calls connect across networks. */
export const examineCalls = async (config: Config): Promise<readonly Finding[]> => {
  const { VIDEO_PROVIDER: provider, TURN_URLS, TURN_SECRET } = config
  if (provider !== 'peer') return [well(phrases.turn.hosted(provider))]
  const urls = TURN_URLS.split(',').filter((url) => url !== '')
  if (urls.length === 0) return [warning(phrases.turn.none)]
  return Promise.all(urls.map((url) => examineTurn(url, TURN_SECRET)))
}

export const examineRedis = async ({ realtime }: Config): Promise<readonly Finding[]> => {
  if (realtime.adapter !== 'redis') return []
  const client = createClient({
    url: realtime.url,
    socket: { connectTimeout: 5000, reconnectStrategy: false },
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.ping()
    return [well(phrases.redis.well)]
  } catch (error) {
    return [broken(phrases.redis.broken(reasonOf(error)))]
  } finally {
    client.destroy()
  }
}
