import { useQuery } from '@tanstack/react-query'
import { useReturnWords } from '../../../ui/time/use-return-words.ts'
import { appointmentQuery } from '../booking.queries.ts'

/** The agreed terms of a return visit: until when, and its price. */
export default function ReturnTerms({ id }: { id: string }) {
  const words = useReturnWords()
  const { data } = useQuery(appointmentQuery(id))
  return data?.return_visit ? words(data.return_visit) : null
}
