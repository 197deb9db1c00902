import { randomUUID } from 'node:crypto'
import type { Socket } from 'socket.io-client'
import type { HttpProcess } from '../processes/child.ts'
import { cpuDuring } from '../processes/cpu.ts'
import type { Row } from '../row.ts'
import { headersOf, type Person, type Setup, theseSpecialists } from '../setup.ts'
import { consultNow } from './consultations.ts'
import { connectAll } from './sockets.ts'

const CONSULTATIONS = 100
/** Both sides' descriptions and candidates, as browsers on usual networks send them. */
const SIGNALS_EACH = 20
/** A page reports every 20 s that it is there, and every 10 s its connection's state. */
const BEATS_A_MINUTE = 3
const SAMPLES_A_MINUTE = 6
const ENTERING_GOAL = 60
const MINUTE_GOAL = 15

const candidate = {
  candidate:
    'candidate:842163049 1 udp 1677729535 203.0.113.7 51472 typ srflx raddr 0.0.0.0 rport 0 generation 0',
  sdpMid: '0',
  sdpMLineIndex: 0,
}
const sample = {
  level: 'good',
  rtt_ms: 48,
  loss: 0.002,
  kbps_in: 900,
  kbps_out: 880,
  frames_per_second: 30,
  relayed: false,
}

/** One side's page. */
interface Page {
  readonly schedule_id: string
  readonly epoch: string
  readonly token: string
  readonly socket: Socket
}

const ask = async (socket: Socket, event: string, payload: object): Promise<void> => {
  const reply = await socket.timeout(10_000).emitWithAck(event, payload)
  if (!reply.ok) throw new Error(`${event} was refused: ${reply.code}`)
}

const grant = async (
  server: HttpProcess,
  person: Person,
  schedule_id: string,
  socket: Socket,
): Promise<Page> => {
  const answer = await fetch(`${server.url}/api/v1/schedules/${schedule_id}/agoraio`, {
    method: 'POST',
    headers: headersOf(person),
  })
  const body = (await answer.json()) as { readonly agoraio_token?: string }
  if (body.agoraio_token === undefined) throw new Error(`No grant: ${JSON.stringify(body)}`)
  return { schedule_id, epoch: randomUUID(), token: body.agoraio_token, socket }
}

const join = ({ socket, ...page }: Page): Promise<void> => ask(socket, 'call:join', page)

const signal = async (from: Page, to: Page): Promise<void> => {
  for (let nth = 0; nth < SIGNALS_EACH; nth += 1) {
    const what = { kind: 'candidate', candidate }
    const { schedule_id, epoch } = from
    await ask(from.socket, 'call:signal', { schedule_id, from: epoch, to: to.epoch, signal: what })
  }
}

const minuteOf = async (page: Page): Promise<void> => {
  const { schedule_id, epoch, socket } = page
  for (let nth = 0; nth < BEATS_A_MINUTE; nth += 1) await join(page)
  for (let nth = 0; nth < SAMPLES_A_MINUTE; nth += 1)
    await ask(socket, 'call:quality', { schedule_id, epoch, sample })
}

/** The server's load from consultations; sound and image go from browser to browser. */
export const consulting = async (setup: Setup, server: HttpProcess): Promise<Row[]> => {
  const entering = await consultNow(setup, CONSULTATIONS)
  const patients = entering.map(({ person }) => person)
  const specialists = await theseSpecialists(
    setup,
    entering.map(({ specialistId }) => specialistId),
  )
  const sockets = await connectAll(server.url, [...patients, ...specialists])
  const during = (work: () => Promise<unknown>) =>
    cpuDuring([server.pid, setup.settings.clusterPid], work).then(({ ms }) =>
      ms.map((each) => each / entering.length),
    )
  const pairs: (readonly [Page, Page])[] = []
  const enter = async (nth: number): Promise<void> => {
    const [patient, specialist, own, other] = [
      entering[nth],
      specialists[nth],
      sockets[nth],
      sockets[entering.length + nth],
    ]
    if (!patient || !specialist || !own || !other) throw new Error('A consultation lacks one of its sides')
    const id = patient.appointmentId
    const pages = [
      await grant(server, patient.person, id, own),
      await grant(server, specialist, id, other),
    ] as const
    for (const page of pages) await join(page)
    await Promise.all([signal(pages[0], pages[1]), signal(pages[1], pages[0])])
    pairs.push(pages)
  }
  const entered = await during(() => Promise.all(entering.map((_, nth) => enter(nth))))
  const minute = await during(() => Promise.all(pairs.flat().map(minuteOf)))
  for (const socket of sockets) socket.disconnect()
  return [
    rowOf(
      `a consultation begins: two grants, two pages, ${2 * SIGNALS_EACH} signals`,
      ENTERING_GOAL,
      entered,
    ),
    rowOf('a minute of a consultation: beats and samples of both sides', MINUTE_GOAL, minute),
  ]
}

const rowOf = (work: string, goal: number, [cpuServer = 0, cpuDatabase = 0]: readonly number[]): Row => ({
  work,
  goal: `≤ ${goal} ms CPU`,
  cpu: cpuServer + cpuDatabase,
  cpuServer,
  cpuDatabase,
  isMet: cpuServer + cpuDatabase <= goal,
})
