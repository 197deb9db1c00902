import { createServer } from 'node:net'
import { hasErrorCode } from '../../apps/api/src/db/embedded/launch-error.ts'
import { waitUntil } from '../../apps/api/src/db/embedded/processes.ts'
import { Failure } from './failure.ts'
import { phrases } from './phrases.ts'

/** Processes of a killed Emma need a moment to notice that their parent is gone. */
const patience = 4_000

/** Blocked by the Fetch standard ("bad port"), in browsers and in Node alike: nobody could ever connect there. */
export const blockedPorts: readonly number[] = [
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]

export interface ClaimedPort {
  name: string
  host: string
  port: number
  /** Used over HTTP; mail is not, so its usual ports are allowed. */
  isHttp: boolean
}

/** Before starting anything: checks that every port is free, and not one that browsers block. */
export async function claimPorts(ports: readonly ClaimedPort[]): Promise<void> {
  const blocked = ports.find(({ port, isHttp }) => isHttp && blockedPorts.includes(port))
  if (blocked) throw new Failure(phrases.portBlocked(blocked.name, blocked.port))
  for (const { name, host, port } of ports) {
    if (await waitUntil(() => isFree(name, host, port), patience)) continue
    throw new Failure(phrases.portTaken(name, port))
  }
}

function isFree(name: string, host: string, port: number): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  const server = createServer()
  server.once('error', (error) => {
    if (hasErrorCode(error, 'EADDRINUSE')) resolve(false)
    else if (hasErrorCode(error, 'EACCES')) reject(new Failure(phrases.portForbidden(name, port)))
    else if (hasErrorCode(error, 'EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'))
      reject(new Failure(phrases.badHost(host)))
    else reject(error)
  })
  server.listen(port, host, () => server.close(() => resolve(true)))
  return promise
}
