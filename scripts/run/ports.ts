import { createServer } from 'node:net'
import { hasErrorCode } from '../../apps/api/src/db/embedded/launch-error.ts'
import { waitUntil } from '../../apps/api/src/db/embedded/processes.ts'
import { Failure } from './failure.ts'
import { phrases } from './phrases.ts'

/** What a killed Emma started needs a moment to notice that it is alone. */
const patience = 4_000

export interface ClaimedPort {
  name: string
  host: string
  port: number
}

/** Before anything is started: every port can be opened. */
export async function claimPorts(ports: readonly ClaimedPort[]): Promise<void> {
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
