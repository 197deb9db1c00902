import { Constructed, type ObjectIdentifier } from 'asn1js'
import { type Certificate, CertificatePolicies, type GeneralNames } from 'pkijs'

const COMMON_NAME = '2.5.4.3'
const POLICIES = '2.5.29.32'
const ALTERNATIVE_NAMES = '2.5.29.17'
const OTHER_NAME = 0

/** The arc of ICP-Brasil's certificate policies (DOC-ICP-04.01). */
const ICP_BRASIL_POLICY = '2.16.76.1.2.'
/** A person's data in a certificate: birth date (8), CPF (11), and more (DOC-ICP-04 7.1.2.3). */
const PERSON = '2.16.76.1.3.1'
const CPF_AT = 8
const CPF_LENGTH = 11

const extensionOf = (certificate: Certificate, id: string): unknown =>
  certificate.extensions?.find(({ extnID }) => extnID === id)?.parsedValue

/** Whether a certificate was issued under a policy of ICP-Brasil. */
export const isIcpBrasil = (certificate: Certificate): boolean => {
  const policies = extensionOf(certificate, POLICIES)
  return (
    policies instanceof CertificatePolicies &&
    policies.certificatePolicies.some(({ policyIdentifier }) =>
      policyIdentifier.startsWith(ICP_BRASIL_POLICY),
    )
  )
}

const isObjectIdentifier = (node: unknown): node is ObjectIdentifier =>
  typeof node === 'object' && node !== null && 'idBlock' in node && 'getValue' in node

const leafOf = (node: unknown): string => {
  let at = node
  while (at instanceof Constructed) [at] = at.valueBlock.value
  if (typeof at !== 'object' || at === null || !('valueBlock' in at)) return ''
  const { valueBlock } = at
  if (typeof valueBlock !== 'object' || valueBlock === null || !('valueHexView' in valueBlock)) return ''
  return valueBlock.valueHexView instanceof Uint8Array
    ? Buffer.from(valueBlock.valueHexView).toString('latin1')
    : ''
}

const hasNames = (value: unknown): value is { readonly altNames: GeneralNames['names'] } =>
  typeof value === 'object' && value !== null && 'altNames' in value && Array.isArray(value.altNames)

/** The CPF in a person's certificate; null for an organisation's, or one outside ICP-Brasil. */
export const cpfOf = (certificate: Certificate): string | null => {
  const names = extensionOf(certificate, ALTERNATIVE_NAMES)
  if (!hasNames(names)) return null
  for (const { type, value } of names.altNames) {
    if (type !== OTHER_NAME || !(value instanceof Constructed)) continue
    const [id, content] = value.valueBlock.value
    if (!isObjectIdentifier(id) || id.getValue() !== PERSON) continue
    const cpf = leafOf(content).slice(CPF_AT, CPF_AT + CPF_LENGTH)
    if (/^\d{11}$/.test(cpf)) return cpf
  }
  return null
}

/** The common name of the certificate's holder. */
export const holderOf = (certificate: Certificate): string =>
  certificate.subject.typesAndValues.find(({ type }) => type === COMMON_NAME)?.value.valueBlock.value ?? ''
