import { listContactMessages } from '@emma/contracts/support/contact'
import { type MatrixCase, matrixCase } from '../../case.ts'

/** What people wrote to the support: for admins alone. */
export const contactCases: readonly MatrixCase[] = [
  matrixCase(listContactMessages, { own: { admin: () => ({}) } }),
]
