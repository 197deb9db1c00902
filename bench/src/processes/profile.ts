import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import * as z from 'zod/mini'

const targets = z.array(z.object({ webSocketDebuggerUrl: z.string() }))

interface ProfileNode {
  readonly id: number
  readonly callFrame: {
    readonly functionName: string
    readonly url: string
    readonly lineNumber: number
  }
}
interface Profile {
  readonly nodes: readonly ProfileNode[]
  readonly samples: readonly number[]
}

/** Connects to the inspector of a process started with `--inspect`. */
const inspect = async (inspectorPort: number) => {
  const answer = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`)
  const [target] = z.parse(targets, await answer.json())
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open')
  let last = 0
  const ask = async (method: string, params: object = {}): Promise<{ profile: Profile }> => {
    last += 1
    const id = last
    socket.send(JSON.stringify({ id, method, params }))
    for (;;) {
      const [event] = await once(socket, 'message')
      const answer = JSON.parse(event.data)
      if (answer.id === id) return answer.result
    }
  }
  return { ask, close: () => socket.close() }
}

/** Where a process spends its time while something runs; the profile opens in the browser's developer tools. */
export const profileDuring = async (
  inspectorPort: number,
  file: string,
  work: () => Promise<unknown>,
): Promise<Profile> => {
  const { ask, close } = await inspect(inspectorPort)
  await ask('Profiler.enable')
  await ask('Profiler.setSamplingInterval', { interval: 500 })
  await ask('Profiler.start')
  await work()
  const { profile } = await ask('Profiler.stop')
  close()
  await writeFile(file, JSON.stringify(profile))
  return profile
}

const placeOf = ({ url, lineNumber }: ProfileNode['callFrame']): string =>
  url === '' ? '' : ` ${url.split('/').slice(-3).join('/')}:${lineNumber + 1}`

/** The functions with most samples, excluding what they call and the idle loop. */
export const hottest = ({ nodes, samples }: Profile, count: number): string[] => {
  const nameOf = new Map(
    nodes.map(({ id, callFrame }) => [id, `${callFrame.functionName || '(no name)'}${placeOf(callFrame)}`]),
  )
  const busy = samples.map((id) => nameOf.get(id) ?? '').filter((name) => name !== '(idle)')
  const taken = Map.groupBy(busy, (name) => name)
  return [...taken]
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, count)
    .map(([name, { length }]) => `${((100 * length) / busy.length).toFixed(1).padStart(5)} %  ${name}`)
}
