import type { Dependent } from '@emma/contracts/dependents'
import { checkDependency } from '@emma/domain/dependents'
import { useQuery } from '@tanstack/react-query'
import { today } from '../../../lib/time/days.ts'
import { ownDependentsQuery } from './own-dependents.query.ts'

/** Whether appointments can still be booked for a dependent: not once they came of age. */
export const isBookable = ({ birthDate, relation }: Dependent): boolean =>
  birthDate !== null && checkDependency({ birthDate, relation }, today()).ok

/** The dependent whom an appointment is for; the customer, if they were removed or came of age since they were chosen. */
export const useAttendee = (chosen: string | undefined): Pick<Dependent, 'id' | 'name'> | undefined => {
  const { data } = useQuery({ ...ownDependentsQuery, enabled: chosen !== undefined })
  if (chosen === undefined) return undefined
  // Until they are known the server decides.
  if (data === undefined) return { id: chosen, name: '' }
  return data.find((each) => each.id === chosen && isBookable(each))
}
