/** The author of a document, with the data to find their certificate. */
export interface DocumentSigner {
  readonly specialistId: string
  /** As displayed: `CRM-SP 123456`. */
  readonly council: string
  /** Eleven digits; null if unknown. */
  readonly cpf: string | null
}

/** The signature's own data in the file. */
export interface SignatureFacts {
  readonly name: string
  readonly reason: string
  readonly location: string
  readonly signedAt: Date
}

/** A certificate that is ready to sign for one person. */
export interface DocumentSignature {
  /** `other`: the certificate is not of ICP-Brasil, so its signatures have no legal effect. */
  readonly level: 'icp_brasil' | 'other'
  /** The name in the certificate. */
  readonly holder: string
  /** The PDF with a PAdES-B-B signature (ETSI EN 319 142-1) over all of it. */
  readonly sign: (pdf: Buffer, facts: SignatureFacts) => Promise<Buffer>
}

/** Signatures for documents. */
export interface SignaturesPort {
  /**
   * The certificate that signs for this person now; null if there is none, it is another person's, or it is not valid
   * at that time.
   * @throws AppError `provider_failed` if one is configured and can't be opened
   */
  readonly find: (signer: DocumentSigner, now: Date) => Promise<DocumentSignature | null>
}
