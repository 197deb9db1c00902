import { uuid } from '@emma/contracts/kit'
import { useParams } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { useFilters } from '../../lib/use-filters.ts'
import { CallDoor } from './call-door.tsx'
import { CallFrame } from './call-frame.tsx'
import { TodayCalls } from './today-calls.tsx'

const search = z.object({ id: z.optional(uuid) })

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
