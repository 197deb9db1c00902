import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useBookingFixture } from '../../../test/index.ts'
import { issueLocally } from '../../providers/signatures/local-authority.ts'
import { createP12Signatures } from '../../providers/signatures/p12.ts'
import { hasCertificate } from './has-certificate.ts'

const fixture = useBookingFixture()
const PASSWORD = 'senha do certificado'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emma-certificates-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const issue = async (name: string, until = new Date('2049-01-01')) => {
  const wish = { holder: 'Helena Vasconcelos', from: new Date('2026-01-01'), until }
  await writeFile(join(folder, `${name}.p12`), issueLocally('AC de teste da Emma', wish, PASSWORD).p12)
  await writeFile(join(folder, `${name}.password`), PASSWORD)
}

test('a certificate of one’s own is done as long as it signs, and no step where Emma signs nobody’s', async () => {
  const { t, specialist } = fixture()
  const { deps } = t
  const found = (own = deps) => hasCertificate(own, specialist.specialistId)
  expect(await found()).toBeUndefined()
  const signing = {
    ...deps,
    config: { ...deps.config, SIGNATURE_FOLDER: folder },
    signatures: createP12Signatures({ folder }),
  }
  await issue('CRM-AC-1')
  expect(await found(signing)).toBe(false)
  const { council_number } = await deps.db
    .selectFrom('specialists')
    .select('council_number')
    .where('id', '=', specialist.specialistId)
    .executeTakeFirstOrThrow()
  const own = `CRM-SP-${council_number}`
  await issue(own, new Date('2026-06-01'))
  expect(await found(signing)).toBe(false)
  await issue(own)
  expect(await found(signing)).toBe(true)
  await writeFile(join(folder, `${own}.p12`), 'no certificate')
  expect(await found(signing)).toBe(false)
})
