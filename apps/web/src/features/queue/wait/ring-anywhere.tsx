import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { entryQuery } from '../queue.queries.ts'
import { useQueueChanges } from '../use-queue-changes.ts'
import Ringing from './ringing.tsx'

/** Rings over any screen while the person is called, and leads to the queue on answering. */
export default function RingAnywhere({ onOver }: { onOver: () => void }) {
  const navigate = useNavigate()
  useQueueChanges()
  const { data: entry } = useQuery({ ...entryQuery, refetchOnMount: 'always' })
  /** The call that the user dismissed. */
  const [passed, setPassed] = useState<string | null>(null)
  const isOver = entry === null
  useEffect(() => {
    if (isOver) onOver()
  }, [isOver, onOver])
  if (!entry?.can.answer || entry.answer_by === null || entry.called_at === passed) return null
  return (
    <Ringing
      key={entry.called_at}
      entry={entry}
      until={entry.answer_by}
      onAnswered={() => void navigate({ to: '/customer/pronto-atendimento' })}
      onLater={() => setPassed(entry.called_at)}
    />
  )
}
