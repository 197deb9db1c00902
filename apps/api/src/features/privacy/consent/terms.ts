import { createHash } from 'node:crypto'
import type { ConsentKind } from '@emma/contracts/privacy'
import { type AgreedKind, agreedPages } from '@emma/domain/pages'
import corrected from '@emma/phrases/corrected-term'
import privacy from '@emma/phrases/privacy'
import type { Db } from '../../../db/pool.ts'
import type { Tx } from '../../../db/transaction.ts'
import { currentPage } from '../../pages/index.ts'

/** A text that people agree to: its version in force, and the hash of the displayed text. */
export interface Term {
  readonly kind: ConsentKind
  readonly version: string
  readonly hash: Buffer
  /** The oldest version of a page whose acceptance is still valid, because later ones are minor corrections. */
  readonly since?: number
  /** Earlier versions whose acceptance is still valid, because this one only corrects their wording. */
  readonly corrects?: readonly string[]
}

interface Text {
  readonly version: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

const termOf = <K extends ConsentKind>(kind: K, { version, title, paragraphs }: Text) => ({
  kind,
  version,
  hash: createHash('sha256')
    .update([title, ...paragraphs].join('\n'))
    .digest(),
})

/** The text that people accepted before its wording was corrected. */
export const correctedTerm = termOf('telemedicine', corrected)

/** The telemedicine term in force (CFM 2.314/2022). */
export const telemedicineTerm: Term = {
  ...termOf('telemedicine', privacy.telemedicine),
  corrects: [correctedTerm.version],
}

const sharedHistoryTerm = termOf('shared_history', privacy.sharedHistory)

/** The pages an account needs: revoking them means closing the account. */
export const isRequired = (kind: ConsentKind): kind is AgreedKind => kind in agreedPages

export const pageTerm = async (db: Db | Tx, kind: AgreedKind): Promise<Term> => {
  const { version, text_hash, asked_version } = await currentPage(db, agreedPages[kind])
  return { kind, version: String(version), hash: text_hash, since: asked_version }
}

/** The terms that registration asks for, in the versions in force. */
export const accountTerms = (db: Db | Tx): Promise<readonly Term[]> =>
  Promise.all([pageTerm(db, 'terms'), pageTerm(db, 'privacy')])

/** Everything that a patient is asked to accept, in the versions in force. */
export const allTerms = async (db: Db | Tx): Promise<readonly Term[]> => [
  ...(await accountTerms(db)),
  telemedicineTerm,
  sharedHistoryTerm,
]
