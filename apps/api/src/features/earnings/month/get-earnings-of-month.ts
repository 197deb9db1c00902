import type { EarningSums, getEarningsOfMonth as endpoint } from '@emma/contracts/earnings/month'
import { type EarningSums as Sums, sumEarnings } from '@emma/domain/earnings'
import type { UseCase } from '../../../http/mount.ts'
import { payersOf, readMonth } from './read-month.ts'

const toSums = ({ appointments, price, returned, platformFee, companyShare, earned }: Sums): EarningSums => ({
  appointments,
  price,
  returned,
  platform_fee: platformFee,
  company_share: companyShare,
  earned,
})

export const getEarningsOfMonth: UseCase<typeof endpoint> = async (deps, { actor, query }) => {
  const { month, lines } = await readMonth(deps, actor.specialistId, query.month)
  return {
    month,
    totals: toSums(sumEarnings(lines)),
    payers: payersOf(lines).map(({ customerId, name, ...sums }) => ({
      customer: { id: customerId, name },
      ...toSums(sums),
    })),
  }
}
