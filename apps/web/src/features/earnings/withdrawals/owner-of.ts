import type { Withdrawal } from '@emma/contracts/earnings'

/** Whose money it is: a company's share, or a specialist's own. */
export const ownerOf = ({ company, specialist }: Withdrawal): string => (company ?? specialist).name
