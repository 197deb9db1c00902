import type { Socket } from 'socket.io'
import { AppError } from '../http/app-error.ts'
import { createLane, type Lane } from '../lane.ts'

/** Limit of events handled at once for one person, over all their sockets, so that others get the database too. */
const AT_ONCE = 8
const MOST_WAITING = 500

const tooMany = (): AppError => new AppError('too_many_requests')

interface Person {
  /** The newest of their sockets on any server, oldest first; those on other servers only by id. */
  readonly sockets: Map<string, Socket | undefined>
  readonly lane: Lane
}

/**
 * The people with sockets on this server, each with the newest of their sockets on all servers. Opening one too many
 * closes the oldest, on any server: every server learns of each opening, and closes its own.
 */
export const createPeople = (most: number, displace: (socket: Socket) => void) => {
  const people = new Map<string, Person>()
  const isHere = ({ sockets }: Person): boolean =>
    [...sockets.values()].some((socket) => socket !== undefined)
  const add = (userId: string, { sockets }: Person, id: string, socket?: Socket): void => {
    sockets.set(id, socket)
    const [oldest] = sockets.size > most ? sockets : []
    if (!oldest) return
    const [oldestId, displaced] = oldest
    sockets.delete(oldestId)
    if (displaced) displace(displaced)
    forget(userId)
  }
  const forget = (userId: string): void => {
    const person = people.get(userId)
    if (person && !isHere(person)) people.delete(userId)
  }
  return {
    /** A socket was opened on this server. Returns the lane for its person's work. */
    openedHere: (userId: string, socket: Socket): Lane => {
      const person = people.get(userId) ?? {
        sockets: new Map(),
        lane: createLane(AT_ONCE, MOST_WAITING, tooMany),
      }
      people.set(userId, person)
      add(userId, person, socket.id, socket)
      return person.lane
    },
    openedElsewhere: (userId: string, socketId: string): void => {
      const person = people.get(userId)
      if (person) add(userId, person, socketId)
    },
    /** A socket was closed, here or elsewhere. */
    closed: (userId: string, socketId: string): void => {
      people.get(userId)?.sockets.delete(socketId)
      forget(userId)
    },
  }
}
