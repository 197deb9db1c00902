import { expect, test } from 'vitest'
import type { DocumentSigner, SignaturesPort } from './port.ts'

/** The environment of an adapter's tests. */
export interface SignaturesFixture {
  readonly signatures: SignaturesPort
  /** A person whom the adapter signs for; null if it never signs. */
  readonly signer: DocumentSigner | null
  readonly now: Date
  /** A PDF like a document's. */
  readonly pdf: () => Promise<Buffer>
}

const stranger: DocumentSigner = { specialistId: 'none', council: 'CRM-AC 1', cpf: '00000000191' }

/** Tests of every adapter. */
export const signaturesSuite = (fixture: () => SignaturesFixture): void => {
  test('signs for nobody whose certificate it does not have', async () => {
    const { signatures, now } = fixture()
    expect(await signatures.find(stranger, now)).toBeNull()
  })

  test('signs the whole file for who has one, and leaves what it said before as it was', async () => {
    const { signatures, signer, now, pdf } = fixture()
    if (signer === null) return
    const signature = await signatures.find(signer, now)
    expect(signature?.holder).not.toBe('')
    const before = await pdf()
    const facts = { name: 'Sérgio', reason: 'Prescrição', location: 'Brasil', signedAt: now }
    const after = await signature?.sign(before, facts)
    expect(after?.subarray(0, 5).toString()).toBe('%PDF-')
    expect(after?.includes(before.subarray(0, before.lastIndexOf('%%EOF')))).toBe(true)
    expect(after?.includes('/SubFilter /ETSI.CAdES.detached')).toBe(true)
  })

  test('signs twice without mixing the two up', async () => {
    const { signatures, signer, now, pdf } = fixture()
    if (signer === null) return
    const signature = await signatures.find(signer, now)
    const facts = { name: 'Sérgio', reason: 'Prescrição', location: 'Brasil', signedAt: now }
    const file = await pdf()
    const both = await Promise.all([signature?.sign(file, facts), signature?.sign(file, facts)])
    expect(both.map((each) => each?.length)).toEqual([both[0]?.length, both[0]?.length])
  })
}
