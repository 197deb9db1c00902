import { access, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fromFileSystem } from '../../apps/api/src/db/embedded/launch-error.ts'
import { makeFolder } from '../../apps/api/src/db/embedded/make-folder.ts'
import { issueLocally } from '../../apps/api/src/providers/signatures/local-authority.ts'

const DAY = 86_400_000
/** The demo's past is signed too. */
const PAST_DAYS = 800
const COMING_DAYS = 3650

/**
 * The demo's certificate, created once and stored: signatures say that it is not of ICP-Brasil, and nobody trusts its
 * authority.
 */
export async function demoCertificate(
  dataDir: string,
  password: string | undefined,
): Promise<{ SIGNATURE_P12?: string }> {
  if (!password) return {}
  const file = join(dataDir, 'certificado-de-demonstracao.p12')
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) return { SIGNATURE_P12: file }
  const now = Date.now()
  const valid = { from: new Date(now - PAST_DAYS * DAY), until: new Date(now + COMING_DAYS * DAY) }
  const holder = 'Certificado de demonstração, sem validade jurídica'
  const { p12 } = issueLocally('Autoridade de demonstração da Emma', { holder, ...valid }, password)
  try {
    await makeFolder(dataDir)
    await writeFile(`${file}.new`, p12, { mode: 0o600 })
    await rename(`${file}.new`, file)
  } catch (error) {
    throw fromFileSystem(error, dataDir)
  }
  return { SIGNATURE_P12: file }
}
