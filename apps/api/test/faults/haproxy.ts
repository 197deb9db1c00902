import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { waitUntil } from '../../src/db/embedded/processes.ts'
import { pathOf } from './programs.ts'
import { recipePath } from './recipe.ts'

/** Addresses needed by docs/high-availability/haproxy.cfg. */
interface Addresses {
  readonly people: number
  readonly nodes: readonly [number, number]
  readonly database: number
  readonly postgres: readonly [number, number]
}

const at = (port: number): string => `127.0.0.1:${port}`

const listens = (port: number) => (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })

/** The load balancer of the recipe. Returns a function that stops it. */
export const startHaproxy = async (addresses: Addresses): Promise<() => Promise<void>> => {
  const { people, nodes, database, postgres } = addresses
  const child = spawn(pathOf('haproxy'), ['-db', '-f', recipePath('haproxy.cfg')], {
    stdio: 'ignore',
    env: {
      PEOPLE: at(people),
      NODE_A: at(nodes[0]),
      NODE_B: at(nodes[1]),
      DATABASE: at(database),
      POSTGRES_A: at(postgres[0]),
      POSTGRES_B: at(postgres[1]),
    },
  })
  if (!(await waitUntil(listens(database), 10_000))) throw new Error('haproxy did not start')
  return async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}
