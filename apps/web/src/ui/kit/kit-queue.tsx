import type { QueueBoard as Queue } from '@emma/contracts/queue/attendance'
import { MINUTE } from '@emma/domain/interval'
import { QueueBoard } from '../queue/queue-board.tsx'
import { samplePeople } from './samples.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const ago = (minutes: number): string => new Date(now - minutes * MINUTE).toISOString()
const idOf = (nth: number): string => `018f0000-0000-7000-8000-00000000000${nth}`
const initials = (name: string): string => name.replace(/(\p{Lu})\p{Ll}*/gu, '$1.')

const waiting = samplePeople.map((name, at): Queue['data'][number] => ({
  id: idOf(at),
  position: at + 1,
  kind_of_care: 'general',
  customer: { name, initials: initials(name), age: 30 + at },
  waiting_since: ago(24 - 5 * at),
  complaint: '',
  red_flags: at === 0 ? ['chest_pain'] : [],
  priority: at === 0 ? 'urgent' : 'normal',
  misses: 0,
  expires_at: ago(-30),
}))

const attending = samplePeople.slice(0, 2).map((name, at): Queue['attending'][number] => ({
  id: idOf(at + 5),
  initials: initials(name),
  specialist: samplePeople[at + 2] ?? name,
  status: at === 0 ? 'in_progress' : 'called',
  since: ago(9 - 8 * at),
}))

/** The waiting room screen: with people, and empty. */
export const KitQueue = () => (
  <>
    <QueueBoard now={now} queue={{ data: waiting, attending, on_duty: 3, average_wait: 12 }} />
    <QueueBoard now={now} queue={{ data: [], attending: [], on_duty: 1, average_wait: null }} />
  </>
)
