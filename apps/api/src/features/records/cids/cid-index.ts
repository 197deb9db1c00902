import { cidCategory } from '@emma/domain/records'
import type { Vault } from '../../../crypto/vault.ts'

export interface CidIndexes {
  readonly cid_index: Buffer | null
  readonly cid_category_index: Buffer | null
}

const hashOf = (vault: Vault, specialistId: string, code: string): Buffer =>
  vault.blindIndex(`record-cid|${specialistId}|${code}`)

/**
 * Search hashes of a record's code. The author is part of the hash, so that equal codes of two specialists cannot be
 * compared.
 */
export const cidIndexesOf = (vault: Vault, specialistId: string, code: string): CidIndexes =>
  code === ''
    ? { cid_index: null, cid_category_index: null }
    : {
        cid_index: hashOf(vault, specialistId, code),
        cid_category_index: hashOf(vault, specialistId, cidCategory(code)),
      }

/** The column and the hash that find a code: a category (`J45`) has all its subcategories. */
export const cidSearchOf = (vault: Vault, specialistId: string, code: string) => ({
  of: code === cidCategory(code) ? ('category' as const) : ('code' as const),
  hash: hashOf(vault, specialistId, code),
})
export type CidSearch = ReturnType<typeof cidSearchOf>
