import forge from 'node-forge'
import { Certificate } from 'pkijs'

/** The content of a .p12 file. */
export interface Identity {
  readonly certificate: Certificate
  /** The certificates above it that the file has. */
  readonly chain: readonly Certificate[]
  readonly key: Awaited<ReturnType<typeof crypto.subtle.importKey>>
}

const { pkcs12, pki, asn1 } = forge
const bytesOf = (node: forge.asn1.Asn1) => Uint8Array.from(Buffer.from(asn1.toDer(node).getBytes(), 'binary'))

const bagsOf = (file: forge.pkcs12.Pkcs12Pfx, bagType: string): forge.pkcs12.Bag[] =>
  file.getBags({ bagType })[bagType] ?? []

const keyIn = (file: forge.pkcs12.Pkcs12Pfx): forge.pki.rsa.PrivateKey => {
  const shrouded = pki.oids.pkcs8ShroudedKeyBag ?? ''
  const plain = pki.oids.keyBag ?? ''
  const key = [...bagsOf(file, shrouded), ...bagsOf(file, plain)].find((bag) => bag.key)?.key
  if (!key || !('n' in key)) throw new Error('The .p12 holds no RSA key')
  return key
}

const isOf = (certificate: forge.pki.Certificate, key: forge.pki.rsa.PrivateKey): boolean =>
  'n' in certificate.publicKey && certificate.publicKey.n.equals(key.n)

/**
 * Opens a .p12 with an RSA key.
 * @throws Error if the password is wrong, or a key or its certificate is missing
 */
export const readP12 = async (content: Buffer, password: string): Promise<Identity> => {
  const file = pkcs12.pkcs12FromAsn1(asn1.fromDer(content.toString('binary')), password)
  const key = keyIn(file)
  const certificates = bagsOf(file, pki.oids.certBag ?? '').flatMap(({ cert }) => (cert ? [cert] : []))
  const own = certificates.find((each) => isOf(each, key))
  if (!own) throw new Error('The .p12 holds no certificate of its key')
  const read = (each: forge.pki.Certificate) => Certificate.fromBER(bytesOf(pki.certificateToAsn1(each)))
  const pkcs8 = bytesOf(pki.wrapRsaPrivateKey(pki.privateKeyToAsn1(key)))
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  return {
    certificate: read(own),
    chain: certificates.filter((each) => each !== own).map(read),
    key: await crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']),
  }
}
