import type { Withdrawal } from '@emma/contracts/earnings'

/** The money's owner: a company, or a specialist. */
export const ownerOf = ({ company, specialist }: Withdrawal): string => (company ?? specialist).name
