import { generateKeyPairSync } from 'node:crypto'
import forge from 'node-forge'

const { pki, pkcs12, asn1 } = forge

export interface CertificateWish {
  readonly holder: string
  readonly from: Date
  readonly until: Date
  /** As in a person's ICP-Brasil certificate. */
  readonly cpf?: string
  /** A policy identifier (`2.16.76.1.2.1.1` is one of ICP-Brasil's). */
  readonly policy?: string
}
export interface Issued {
  readonly p12: Buffer
  /** The authority's own certificate. */
  readonly authority: string
}

const keys = (): forge.pki.rsa.KeyPair => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return { privateKey: pki.privateKeyFromPem(privateKey), publicKey: pki.publicKeyFromPem(publicKey) }
}

const node = (type: forge.asn1.Type, value: string | forge.asn1.Asn1[], isPrimitive: boolean) =>
  asn1.create(asn1.Class.UNIVERSAL, type, !isPrimitive, value)
const oid = (id: string) => node(asn1.Type.OID, asn1.oidToDer(id).getBytes(), true)
const sequence = (...parts: forge.asn1.Asn1[]) => node(asn1.Type.SEQUENCE, parts, false)
const tagged = (...parts: forge.asn1.Asn1[]) => asn1.create(asn1.Class.CONTEXT_SPECIFIC, 0, true, parts)

const extensionsOf = ({ cpf, policy }: CertificateWish) => [
  { name: 'basicConstraints', cA: false },
  { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
  ...(policy === undefined ? [] : [{ id: '2.5.29.32', value: sequence(sequence(oid(policy))) }]),
  ...(cpf === undefined
    ? []
    : [
        {
          id: '2.5.29.17',
          value: sequence(
            tagged(
              oid('2.16.76.1.3.1'),
              tagged(node(asn1.Type.OCTETSTRING, `01011980${cpf}${'0'.repeat(32)}`, true)),
            ),
          ),
        },
      ]),
]

interface Draft {
  readonly subject: string
  readonly issuer: string
  readonly wish: CertificateWish
  readonly publicKey: forge.pki.rsa.PublicKey
  readonly issuerKey: forge.pki.rsa.PrivateKey
  readonly extensions: object[]
  readonly serial: string
}
const certify = (draft: Draft): forge.pki.Certificate => {
  const certificate = pki.createCertificate()
  certificate.publicKey = draft.publicKey
  certificate.serialNumber = draft.serial
  certificate.validity.notBefore = draft.wish.from
  certificate.validity.notAfter = draft.wish.until
  // The types require a class where the library requires a type.
  const valueTagClass = Number(asn1.Type.UTF8)
  const named = (value: string) => [{ name: 'commonName', value, valueTagClass }]
  certificate.setSubject(named(draft.subject))
  certificate.setIssuer(named(draft.issuer))
  certificate.setExtensions(draft.extensions)
  certificate.sign(draft.issuerKey, forge.md.sha256.create())
  return certificate
}

/**
 * A certificate of an authority created only for it, for the demo and for tests. It is trusted only where configured.
 */
export const issueLocally = (authorityName: string, wish: CertificateWish, password: string): Issued => {
  const [above, own] = [keys(), keys()]
  const authority = certify({
    subject: authorityName,
    issuer: authorityName,
    wish,
    publicKey: above.publicKey,
    issuerKey: above.privateKey,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
    serial: '01',
  })
  const certificate = certify({
    subject: wish.holder,
    issuer: authorityName,
    wish,
    publicKey: own.publicKey,
    issuerKey: above.privateKey,
    extensions: extensionsOf(wish),
    serial: '02',
  })
  const file = pkcs12.toPkcs12Asn1(own.privateKey, [certificate, authority], password, {
    algorithm: 'aes256',
  })
  return {
    p12: Buffer.from(asn1.toDer(file).getBytes(), 'binary'),
    authority: pki.certificateToPem(authority),
  }
}
