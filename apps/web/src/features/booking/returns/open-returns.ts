import { useQuery } from '@tanstack/react-query'
import { agendaQuery } from '../booking.queries.ts'

/** Looked through for them, and shown of them. */
const latest = 20
const most = 3

/** The consultations whose return visit is still to be booked, the latest first; undefined while they are asked for. */
export const useOpenReturns = () => {
  const { data } = useQuery(agendaQuery({ status: 'finished', sort: '-starts_at', pageSize: latest }))
  return data?.data.filter(({ return_visit }) => return_visit !== null).slice(0, most)
}
