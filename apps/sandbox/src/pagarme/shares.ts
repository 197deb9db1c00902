import type { Charge, Share } from '../model.ts'
import type { State } from '../state.ts'
import { invalid } from './errors.ts'

/** Amounts each recipient of the charge has returned so far. */
function givenBack(state: State, charge: Charge): Map<string, number> {
  const back = new Map<string, number>()
  for (const payable of state.payables.filter(
    (row) => row.charge_id === charge.id && row.type !== 'credit',
  )) {
    back.set(payable.recipient_id, (back.get(payable.recipient_id) ?? 0) - payable.amount)
  }
  return back
}

/**
 * Each recipient's part in a refund of `value` centavos: as requested, or in proportion to the split, with the
 * remainder from the recipient that carries it, so that a whole refund undoes the split to the cent.
 */
export function refundShares(
  state: State,
  charge: Charge,
  value: number,
  asked: readonly Share[] | undefined,
): Share[] {
  if (asked !== undefined) {
    const sum = asked.reduce((total, share) => total + share.amount, 0)
    if (sum !== value) throw invalid('charge.split', `The split sums ${sum}, the amount is ${value}`)
    const stranger = asked.find(
      (share) => !charge.split.some((own) => own.recipient_id === share.recipient_id),
    )
    if (stranger) throw invalid('charge.split', `Recipient ${stranger.recipient_id} is not in the charge`)
    return [...asked]
  }
  const back = givenBack(state, charge)
  const total = charge.canceled_amount + value
  const shares = charge.split.map(({ recipient_id, amount }) => ({
    recipient_id,
    amount: Math.floor((amount * total) / charge.amount) - (back.get(recipient_id) ?? 0),
  }))
  const remainder = value - shares.reduce((sum, share) => sum + share.amount, 0)
  const carrier = charge.split.findIndex((share) => share.options.charge_remainder_fee)
  return shares
    .map((share, index) => (index === carrier ? { ...share, amount: share.amount + remainder } : share))
    .filter((share) => share.amount !== 0)
}
