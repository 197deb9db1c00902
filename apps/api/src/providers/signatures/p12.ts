import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { plainAddPlaceholder } from '@signpdf/placeholder-plain'
import { SignPdf } from '@signpdf/signpdf'
import { SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils'
import { AppError } from '../../http/app-error.ts'
import { CmsSigner } from './cms-signer.ts'
import { cpfOf, holderOf, isIcpBrasil } from './icp-brasil.ts'
import { type Identity, readP12 } from './p12-file.ts'
import type { DocumentSignature, DocumentSigner, SignaturesPort } from './port.ts'

/** Bytes reserved for a signature with its certificates. */
const PLACE = 12_288

interface P12Options {
  /** One certificate for the whole installation: its only professional's, or the organisation's. */
  readonly file?: { readonly path: string; readonly password: string }
  /** A folder with a certificate for each professional: `CRM-SP-123456.p12`, its password in `CRM-SP-123456.password`. */
  readonly folder?: string
}
interface Place {
  readonly path: string
  readonly password: () => Promise<string>
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

const placeFor = async ({ file, folder }: P12Options, { council }: DocumentSigner): Promise<Place | null> => {
  const name = council.replace(/[^A-Za-z0-9]+/g, '-')
  const own = folder === undefined ? null : join(folder, `${name}.p12`)
  if (own !== null && (await isThere(own))) {
    const password = async () => (await readFile(`${own.slice(0, -'p12'.length)}password`, 'utf8')).trimEnd()
    return { path: own, password }
  }
  return file ? { path: file.path, password: async () => file.password } : null
}

/** Opening a .p12 is slow on purpose, so it is done once per file content. */
const createReader = () => {
  const opened = new Map<string, { readonly changed: number; readonly identity: Promise<Identity> }>()
  return async ({ path, password }: Place): Promise<Identity> => {
    const { mtimeMs: changed } = await stat(path)
    const known = opened.get(path)
    if (known?.changed === changed) return known.identity
    const identity = Promise.all([readFile(path), password()]).then(([content, word]) =>
      readP12(content, word),
    )
    opened.set(path, { changed, identity })
    identity.catch(() => opened.delete(path))
    return identity
  }
}

const signatureOf = (identity: Identity): DocumentSignature => ({
  level: isIcpBrasil(identity.certificate) ? 'icp_brasil' : 'other',
  holder: holderOf(identity.certificate),
  sign: (pdf, { name, reason, location, signedAt }) => {
    const prepared = plainAddPlaceholder({
      pdfBuffer: pdf,
      reason,
      location,
      name,
      contactInfo: '',
      signingTime: signedAt,
      signatureLength: PLACE,
      subFilter: SUBFILTER_ETSI_CADES_DETACHED,
    })
    return new SignPdf().sign(prepared, new CmsSigner(identity), signedAt)
  },
})

const isUsable = ({ certificate }: Identity, { cpf }: DocumentSigner, now: Date): boolean => {
  const isValid = certificate.notBefore.value <= now && now <= certificate.notAfter.value
  const owner = cpfOf(certificate)
  return isValid && (owner === null || owner === cpf)
}

/** Certificates in files (.p12, "A1"). A person's certificate signs only for that person. */
export const createP12Signatures = (options: P12Options): SignaturesPort => {
  const read = createReader()
  return {
    find: async (signer, now) => {
      const place = await placeFor(options, signer)
      if (place === null) return null
      const identity = await read(place).catch((cause: unknown) => {
        throw new AppError('provider_failed', { cause })
      })
      return isUsable(identity, signer, now) ? signatureOf(identity) : null
    },
  }
}
