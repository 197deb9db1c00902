import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkSignature } from '../../../test/check-signature.ts'
import { finish, startPdf } from '../../pdf/start-pdf.ts'
import { type CertificateWish, issueLocally } from './local-authority.ts'
import { createNoSignatures } from './none.ts'
import { createP12Signatures } from './p12.ts'
import type { DocumentSigner } from './port.ts'
import { signaturesSuite } from './port-suite.ts'

const run = promisify(execFile)
const PASSWORD = 'senha do certificado'
const CPF = '52998224725'
const now = new Date('2026-11-23T12:00:00Z')
const valid = { from: new Date('2026-01-01'), until: new Date('2049-01-01') }
const sergio: DocumentSigner = { specialistId: 'sergio', council: 'CRM-SP 100123', cpf: CPF }
const facts = { name: 'Sérgio', reason: 'Prescrição', location: 'Brasil', signedAt: now }

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'emma-signatures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const issue = async (name: string, wish: Partial<CertificateWish> = {}) => {
  const issued = issueLocally('AC de teste da Emma', { holder: 'Sérgio Teste', ...valid, ...wish }, PASSWORD)
  await writeFile(join(folder, `${name}.p12`), issued.p12)
  await writeFile(join(folder, `${name}.password`), `${PASSWORD}\n`)
  return { ...issued, file: { path: join(folder, `${name}.p12`), password: PASSWORD } }
}
const pdf = () => {
  const file = startPdf({ title: 'Receita', author: 'Sérgio', at: now })
  file.addPage()
  return finish(file)
}

describe('without a certificate', () => {
  signaturesSuite(() => ({ signatures: createNoSignatures(), signer: null, now, pdf }))
})

describe('with a certificate for each professional', () => {
  beforeAll(() => issue('CRM-SP-100123', { cpf: CPF, policy: '2.16.76.1.2.1.1' }))
  signaturesSuite(() => ({ signatures: createP12Signatures({ folder }), signer: sergio, now, pdf }))
})

describe('whose certificate it is', () => {
  test('decides for whom it signs, and whether it is of ICP-Brasil', async () => {
    const { file } = await issue('person', { cpf: CPF, policy: '2.16.76.1.2.3.77' })
    const port = createP12Signatures({ file })
    expect(await port.find(sergio, now)).toMatchObject({ level: 'icp_brasil', holder: 'Sérgio Teste' })
    expect(await port.find({ ...sergio, cpf: '00000000191' }, now)).toBeNull()
    expect(await port.find({ ...sergio, cpf: null }, now)).toBeNull()
    const organisation = createP12Signatures(await issue('other'))
    expect(await organisation.find({ ...sergio, cpf: null }, now)).toMatchObject({ level: 'other' })
  })

  test('is nothing before and after it is valid', async () => {
    const port = createP12Signatures(await issue('short'))
    expect(await port.find(sergio, new Date('2025-12-31T00:00:00Z'))).toBeNull()
    expect(await port.find(sergio, new Date('2049-01-02T00:00:00Z'))).toBeNull()
  })

  test('is taken anew when its file was changed', async () => {
    const port = createP12Signatures(await issue('renewed'))
    expect(await port.find(sergio, new Date('2049-06-01'))).toBeNull()
    await issue('renewed', { until: new Date('2049-12-01') })
    expect(await port.find(sergio, new Date('2049-06-01'))).not.toBeNull()
  })

  test('is a provider that failed where it can’t be opened', async () => {
    const { file } = await issue('locked')
    const failed = expect.objectContaining({ code: 'provider_failed' })
    await expect(createP12Signatures({ file: { ...file, password: 'x' } }).find(sergio, now)).rejects.toEqual(
      failed,
    )
    const nowhere = { path: join(folder, 'nowhere.p12'), password: '' }
    await expect(createP12Signatures({ file: nowhere }).find(sergio, now)).rejects.toEqual(failed)
  })
})

const signed = async () => {
  const { file, authority } = await issue('signs', { cpf: CPF, policy: '2.16.76.1.2.1.1' })
  const signature = await createP12Signatures({ file }).find(sergio, now)
  if (!signature) throw new Error('Nobody signs')
  return { content: await signature.sign(await pdf(), facts), authority }
}

describe('the signature', () => {
  test('is PAdES-B-B: over all of the file, with the signing certificate, and no signing time in it', async () => {
    const { content, authority } = await signed()
    expect(await checkSignature(content, authority)).toEqual({
      intact: true,
      trusted: true,
      certificateSigned: true,
      coversAll: true,
      attributes: ['1.2.840.113549.1.9.16.2.47', '1.2.840.113549.1.9.3', '1.2.840.113549.1.9.4'],
    })
  })

  test('breaks with one changed byte, and another authority does not vouch for it', async () => {
    const { content, authority } = await signed()
    const changed = Buffer.from(content)
    changed[10] = (changed[10] ?? 0) ^ 1
    expect(await checkSignature(changed, authority)).toMatchObject({ intact: false })
    const { authority: stranger } = await issue('stranger')
    expect(await checkSignature(content, stranger)).toMatchObject({ intact: true, trusted: false })
  })
})

const has = (program: string, ...args: string[]): Promise<boolean> =>
  run(program, args).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  )
const tools = (await has('pdfsig', '-v')) && (await has('certutil', '-H'))
// poppler-utils and libnss3-tools: `npm test` installs them if allowed.
describe.skipIf(!tools)(
  tools ? 'pdfsig' : 'pdfsig (skipped: poppler-utils and libnss3-tools are not installed)',
  () => {
    test('trusts what a certificate of a known authority signed, and nothing else', async () => {
      const { content, authority } = await signed()
      const file = join(folder, 'signed.pdf')
      await writeFile(file, content)
      await writeFile(join(folder, 'authority.pem'), authority)
      const database = await mkdtemp(join(folder, 'nss-'))
      await run('certutil', ['-N', '-d', `sql:${database}`, '--empty-password'])
      const known = async () => (await run('pdfsig', ['-nssdir', database, file])).stdout
      expect(await known()).toContain('Signature is Valid.')
      expect(await known()).not.toContain('Certificate is Trusted.')
      const add = [
        '-A',
        '-d',
        `sql:${database}`,
        '-n',
        'test',
        '-t',
        'CT,CT,CT',
        '-i',
        join(folder, 'authority.pem'),
      ]
      await run('certutil', add)
      const trusted = await known()
      expect(trusted).toContain('Signature is Valid.')
      expect(trusted).toContain('Certificate is Trusted.')
      expect(trusted).toContain('ETSI.CAdES.detached')
      expect(trusted).toContain('Total document signed')
    })
  },
)
