import type { getCancellationPolicy as endpoint } from '@emma/contracts/cancellation'
import type { UseCase } from '../../http/mount.ts'
import { readVariables } from '../variables/index.ts'
import { policyOf } from './policy.ts'

/** What a booking made now would be frozen with; the summary before the payment shows it. */
export const getCancellationPolicy: UseCase<typeof endpoint> = async ({ readDb }) => {
  const { release_days: _, ...policy } = policyOf(await readVariables(readDb))
  return policy
}
