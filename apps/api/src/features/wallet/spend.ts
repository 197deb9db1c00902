import type { CreditUse, OpenCredit } from './credits.repo.ts'

export const balanceOf = (credits: readonly OpenCredit[]): number =>
  credits.reduce((sum, { remaining }) => sum + remaining, 0)

/**
 * The credits that an amount uses, oldest first.
 * @param credits oldest first, together at least `amount` centavos
 */
export const usesOf = (credits: readonly OpenCredit[], amount: number): CreditUse[] => {
  const uses: CreditUse[] = []
  let open = amount
  for (const { id, remaining } of credits) {
    if (open === 0) break
    const used = Math.min(open, remaining)
    uses.push({ creditId: id, amount: used })
    open -= used
  }
  if (open > 0) throw new RangeError(`The wallet lacks ${open}`)
  return uses
}
