import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { codeFrom, readDocumentCode } from '../documents/document-code.ts'

const LENGTH = 6

/**
 * What opens a document's file besides its code, 30 bits: worked out from the document under the server's key, stored
 * nowhere.
 */
export const secretCodeOf = ({ vault }: Pick<Deps, 'vault'>, documentId: string): string =>
  codeFrom(vault.blindIndex(`document:${documentId}`), LENGTH)

/** Whether what was typed is a document's secret code. */
export const isSecretCode = (
  deps: Pick<Deps, 'vault'>,
  documentId: string,
  typed: string | undefined,
): boolean => {
  const given = Buffer.from(readDocumentCode(typed ?? '').replaceAll('-', ''))
  const expected = Buffer.from(secretCodeOf(deps, documentId))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
