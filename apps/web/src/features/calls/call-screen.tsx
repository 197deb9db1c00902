import { useParams } from '@tanstack/react-router'
import { idIn, type Search } from '../../lib/filters.ts'
import { useFilters } from '../../lib/use-filters.ts'
import { CallDoor } from './call-door.tsx'
import { CallFrame } from './call-frame.tsx'
import { TodayCalls } from './today-calls.tsx'

const search = ({ id }: Search) => ({ id: idIn(id) })

/** Calls: without an appointment those of today, with one its room. Patients have it in the path, specialists in `?id=`. */
export default function CallScreen() {
  const params = useParams({ strict: false })
  const [{ id: searched }] = useFilters(search)
  const id = params.id ?? searched
  if (id) return <CallDoor key={id} scheduleId={id} />
  return (
    <CallFrame>
      <TodayCalls />
    </CallFrame>
  )
}
