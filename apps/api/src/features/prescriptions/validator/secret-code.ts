import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { codeFrom, readDocumentCode } from '../documents/document-code.ts'

const LENGTH = 6

/**
 * The secret that opens a document's file besides its code, 30 bits: derived from the document with the server's key,
 * never stored.
 */
export const secretCodeOf = ({ vault }: Pick<Deps, 'vault'>, documentId: string): string =>
  codeFrom(vault.blindIndex(`document:${documentId}`), LENGTH)

/** Whether the typed text is a document's secret code. */
export const isSecretCode = (
  deps: Pick<Deps, 'vault'>,
  documentId: string,
  typed: string | undefined,
): boolean => {
  const given = Buffer.from(readDocumentCode(typed ?? '').replaceAll('-', ''))
  const expected = Buffer.from(secretCodeOf(deps, documentId))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
