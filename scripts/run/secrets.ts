import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fromFileSystem, hasErrorCode } from '../../apps/api/src/db/embedded/launch-error.ts'
import { makeFolder } from '../../apps/api/src/db/embedded/make-folder.ts'
import { Failure } from './failure.ts'
import { phrases } from './phrases.ts'

type Secrets = Record<string, string>

const key = () => randomBytes(32).toString('base64')

const signingKey = () => randomBytes(32).toString('base64url')

const makers: Readonly<Record<string, () => string>> = {
  JWT_SECRET: key,
  HMAC_KEY: key,
  MASTER_KEYS: () => `1:${key()}`,
  WEBHOOK_USER: () => 'emma',
  WEBHOOK_PASSWORD: () => randomBytes(24).toString('base64url'),
  PAGARME_SECRET_KEY: () => `sk_test_${randomBytes(12).toString('hex')}`,
  PAGARME_PUBLIC_KEY: () => `pk_test_${randomBytes(12).toString('hex')}`,
  VAPID_PRIVATE_KEY: signingKey,
  SIGNATURE_PASSWORD: () => randomBytes(18).toString('base64url'),
  ZENVIA_TOKEN: () => randomBytes(12).toString('hex'),
}

/** The demo's secrets: created once and stored, so that sessions and encrypted data survive a restart. */
export async function demoSecrets(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json')
  const kept = await readSecrets(file)
  const missing = Object.entries(makers).filter(([name]) => !kept[name])
  if (missing.length === 0) return kept
  const secrets = { ...kept, ...Object.fromEntries(missing.map(([name, make]) => [name, make()])) }
  try {
    await makeFolder(dataDir)
    await writeFile(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 })
    await rename(`${file}.new`, file)
  } catch (error) {
    throw fromFileSystem(error, dataDir)
  }
  return secrets
}

async function readSecrets(file: string): Promise<Secrets> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return {}
    if (error instanceof SyntaxError) throw new Failure(phrases.secretsBroken(file))
    throw fromFileSystem(error, file)
  }
}
