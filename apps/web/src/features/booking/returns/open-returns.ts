import { useQuery } from '@tanstack/react-query'
import { agendaQuery } from '../booking.queries.ts'

/** Appointments searched for return visits, and shown of them. */
const latest = 20
const most = 3

/** The consultations with an open return visit, the latest first; undefined while loading. */
export const useOpenReturns = () => {
  const { data } = useQuery(agendaQuery({ status: 'finished', sort: '-starts_at', pageSize: latest }))
  return data?.data.filter(({ return_visit }) => return_visit !== null).slice(0, most)
}
