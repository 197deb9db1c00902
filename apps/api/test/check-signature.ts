import { createHash } from 'node:crypto'
import { Sequence } from 'asn1js'
import forge from 'node-forge'
import { Certificate, ContentInfo, CryptoEngine, SignedData } from 'pkijs'

const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47'
const engine = new CryptoEngine({ name: 'node', crypto })

/** The result of checking a signed PDF from its own bytes. */
export interface SignatureCheck {
  /** The signature matches the signed parts of the file. */
  readonly intact: boolean
  /** The authority issued the certificate. */
  readonly trusted: boolean
  /** The signing certificate is the one that the signature names. */
  readonly certificateSigned: boolean
  /** Everything but the signature itself is signed. */
  readonly coversAll: boolean
  readonly attributes: readonly string[]
}

const partsOf = (pdf: Buffer) => {
  const [, ...range] = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\s*\]/.exec(pdf.toString('latin1')) ?? []
  const [start = 0, length = 0, second = 0, rest = 0] = range.map(Number)
  const hex = pdf.subarray(start + length + 1, second - 1).toString('latin1')
  return {
    data: Buffer.concat([pdf.subarray(start, start + length), pdf.subarray(second, second + rest)]),
    cms: Buffer.from(hex, 'hex'),
    coversAll: start === 0 && second + rest === pdf.length,
  }
}

const verify = (signed: SignedData, data: Buffer, trustedCerts: Certificate[], checkChain: boolean) =>
  signed
    .verify(
      {
        signer: 0,
        data: Uint8Array.from(data).buffer,
        trustedCerts,
        checkChain,
        checkDate: new Date('2026-11-23'),
      },
      engine,
    )
    .catch(() => false)

/** Checks the one signature of a PDF: ETSI EN 319 142-1, baseline B. */
export const checkSignature = async (pdf: Buffer, authority: string): Promise<SignatureCheck> => {
  const { data, cms, coversAll } = partsOf(pdf)
  const signed = new SignedData({ schema: ContentInfo.fromBER(cms).content })
  const attributes = signed.signerInfos[0]?.signedAttrs?.attributes ?? []
  const attribute = (id: string) => attributes.find(({ type }) => type === id)?.values[0]
  const digest = attribute(MESSAGE_DIGEST)?.valueBlock.valueHexView
  const certificate = signed.certificates?.[0]
  const der =
    certificate instanceof Certificate ? Buffer.from(certificate.toSchema().toBER()) : Buffer.alloc(0)
  const named = attribute(SIGNING_CERTIFICATE_V2)
  const sameDigest = createHash('sha256')
    .update(data)
    .digest()
    .equals(Buffer.from(digest ?? []))
  const above = Buffer.from(forge.pem.decode(authority)[0]?.body ?? '', 'binary')
  return {
    intact: sameDigest && (await verify(signed, data, [], false)),
    trusted: await verify(signed, data, [Certificate.fromBER(above)], true),
    certificateSigned:
      named instanceof Sequence &&
      Buffer.from(named.toBER()).includes(createHash('sha256').update(der).digest()),
    coversAll,
    attributes: attributes.map(({ type }) => type).sort(),
  }
}
