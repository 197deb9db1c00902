import { createHash } from 'node:crypto'
import { Signer } from '@signpdf/utils'
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  Attribute,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'
import type { Identity } from './p12-file.ts'

const DATA = '1.2.840.113549.1.7.1'
const SIGNED_DATA = '1.2.840.113549.1.7.2'
const CONTENT_TYPE = '1.2.840.113549.1.9.3'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47'
const SIGNED = 0

const engine = new CryptoEngine({ name: 'node', crypto })
const sha256 = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest()
const octets = (content: Buffer): OctetString =>
  new OctetString({ valueHex: Uint8Array.from(content).buffer })

/** ESSCertIDv2 with the default hash, SHA-256 (RFC 5035 § 4): the signature covers which certificate signed. */
const signingCertificate = (der: Uint8Array): Sequence => {
  const certificateId = new Sequence({ value: [octets(sha256(der))] })
  return new Sequence({ value: [new Sequence({ value: [certificateId] })] })
}

/**
 * The signed attributes of PAdES-B-B (ETSI EN 319 142-1 § 6.3), without the signing time, which is in the file. In
 * DER's order for a SET, shorter ones first.
 */
const attributesOf = (pdf: Buffer, der: Uint8Array): SignedAndUnsignedAttributes =>
  new SignedAndUnsignedAttributes({
    type: SIGNED,
    attributes: [
      new Attribute({ type: CONTENT_TYPE, values: [new ObjectIdentifier({ value: DATA })] }),
      new Attribute({ type: MESSAGE_DIGEST, values: [octets(sha256(pdf))] }),
      new Attribute({ type: SIGNING_CERTIFICATE_V2, values: [signingCertificate(der)] }),
    ],
  })

/** Signs the bytes of a PDF as a detached CMS with the signing certificate attribute, which `@signpdf` leaves out. */
export class CmsSigner extends Signer {
  readonly identity: Identity

  constructor(identity: Identity) {
    super()
    this.identity = identity
  }

  override async sign(pdf: Buffer): Promise<Buffer> {
    const { certificate, chain, key } = this.identity
    const sid = new IssuerAndSerialNumber({
      issuer: certificate.issuer,
      serialNumber: certificate.serialNumber,
    })
    const signedAttrs = attributesOf(pdf, Buffer.from(certificate.toSchema().toBER()))
    const signed = new SignedData({
      version: 1,
      encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
      signerInfos: [new SignerInfo({ version: 1, sid, signedAttrs })],
      certificates: [certificate, ...chain],
    })
    await signed.sign(key, 0, 'SHA-256', undefined, engine)
    const content = new ContentInfo({ contentType: SIGNED_DATA, content: signed.toSchema(true) })
    return Buffer.from(content.toSchema().toBER())
  }
}
