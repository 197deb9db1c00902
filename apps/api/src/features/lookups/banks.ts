import { getBanks } from '@brazilian-utils/brazilian-utils'

const names: ReadonlyMap<string, string> = new Map(getBanks().map(({ code, name }) => [code, name]))

export const isBank = (code: string): boolean => names.has(code)

/** The name of a bank by its compensation code; the code itself if it is not in the list. */
export const bankName = (code: string): string => names.get(code) ?? code
