import { MINUTE } from '@emma/domain/interval'
import { type CareKind, ENOUGH_ATTENDANCES } from '@emma/domain/queue'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createRandom, type Random } from '../../../db/seeds/random.ts'
import { HOURS, roundsOf } from '../../../test/depth.ts'
import { type QueueFixture, URGENT_PRICE, useQueueFixture } from '../../../test/fixtures/queue-fixture.ts'
import type { TestCustomer, TestSpecialist } from '../../../test/index.ts'
import { changeDuty, sweepQueue } from './queue.sweeps.ts'

/**
 * A night of the queue through the real use cases: people come, wait, leave, do not answer; specialists come and go.
 */
const fixture = useQueueFixture()
const SEED = 20_261_122
const kinds: readonly CareKind[] = ['general', 'general', 'general', 'psychology', 'dentistry']

interface Line {
  readonly id: string
  readonly customer_id: string
  readonly kind_of_care: CareKind
  readonly waiting_since: Date
}
interface Server {
  readonly who: TestSpecialist
  readonly kinds: readonly CareKind[]
  isOn: boolean
}

class Night {
  readonly w: QueueFixture
  readonly random: Random
  /** By the id of their entry. */
  readonly people = new Map<string, TestCustomer>()
  readonly turnedAway: TestCustomer[] = []
  readonly attended: string[] = []
  readonly servers: Server[] = []
  constructor(w: QueueFixture, seed: number) {
    this.w = w
    this.random = createRandom(seed)
  }

  /** Everybody waiting, in the order of being called. */
  async line(): Promise<readonly Line[]> {
    const { rows } = await sql<Line>`SELECT id, customer_id, kind_of_care, waiting_since FROM queue_entries
      WHERE status = 'waiting' ORDER BY priority DESC, waiting_since, id`.execute(this.w.t.deps.db)
    return rows
  }

  /** The longest wait of those of a kind ahead of a person, in minutes from now on that person's own clock. */
  longestBefore(line: readonly Line[], kind: CareKind, own: Line | undefined): number {
    const now = this.w.t.clock.now().getTime()
    const ahead = (own ? line.slice(0, line.indexOf(own)) : line).filter((each) => each.kind_of_care === kind)
    const waited = ahead.map(({ waiting_since }) => now - waiting_since.getTime())
    return (Math.max(0, ...waited) - (own ? now - own.waiting_since.getTime() : 0)) / MINUTE
  }

  async comeIn(): Promise<void> {
    const { w, random } = this
    const who = await w.patient()
    const kind_of_care = random.pick(kinds)
    const line = await this.line()
    const offer = (await w.call(who, 'GET', 'queue/offer')).body.kinds
    const standing = offer.find((each: { kind_of_care: CareKind }) => each.kind_of_care === kind_of_care)
    const told = standing.estimate?.median_minutes ?? Number.POSITIVE_INFINITY
    expect(told).toBeGreaterThanOrEqual(this.longestBefore(line, kind_of_care, undefined))
    const signs = random.chance(10) ? { red_flags: ['chest_pain'], red_flags_acknowledged: true } : {}
    const { status, body } = await w.enter(who, { kind_of_care, ...signs })
    const isAttended = this.servers.some(({ isOn, kinds: own }) => isOn && own.includes(kind_of_care))
    expect([status, body.code]).toEqual(isAttended ? [201, undefined] : [409, 'nobody_on_duty'])
    if (isAttended) this.people.set(body.id, who)
    else this.turnedAway.push(who)
  }

  /** One of the waiting people checks their place, or leaves. */
  async lookOrLeave(): Promise<void> {
    const line = await this.line()
    if (line.length === 0) return
    const own = this.random.pick(line)
    const who = this.people.get(own.id)
    if (!who) throw new Error('Somebody waits who never came')
    const { body } = await this.w.call(who, 'GET', 'queue/me')
    const place = line.filter((each) => each.kind_of_care === own.kind_of_care).indexOf(own)
    expect(body.position).toBe(place + 1)
    const told = body.estimate?.median_minutes ?? Number.POSITIVE_INFINITY
    expect(told).toBeGreaterThanOrEqual(this.longestBefore(line, own.kind_of_care, own))
    if (this.random.chance(8)) expect((await this.w.call(who, 'DELETE', 'queue/me')).status).toBe(200)
  }

  async callNext({ who, kinds: own }: Server): Promise<void> {
    const first = (await this.line()).find(({ kind_of_care }) => own.includes(kind_of_care))
    const { status, body } = await this.w.call(who, 'POST', 'queue/call-next')
    if (!first) return expect(status).toBe(404)
    expect([status, body.id]).toEqual([200, first.id])
    const patient = this.people.get(body.id)
    // Some miss the call: a minute later they wait again, at their place.
    if (!patient || this.random.chance(15)) return
    expect((await this.w.answer(patient)).status).toBe(200)
    expect((await this.w.update(who, body.id, 'start')).status).toBe(200)
  }

  /** The person that a specialist has called or attends. */
  async currentOf({ who }: Server) {
    const { rows } = await sql<{ id: string; status: string }>`SELECT id, status FROM queue_entries
      WHERE specialist_id = ${who.specialistId} AND status IN ('called', 'in_progress')`.execute(
      this.w.t.deps.db,
    )
    expect(rows.length).toBeLessThanOrEqual(1)
    return rows[0]
  }

  /** Goes on or off duty, running only the queue's job: messages do not matter here. */
  async turnDuty(server: Server, on_duty: boolean): Promise<void> {
    const { specialistId } = server.who
    const path = `specialists/updateStatus/${specialistId}`
    expect((await this.w.call(server.who, 'PUT', path, { on_duty })).status).toBe(200)
    await changeDuty(this.w.t.deps, { specialistId })
    server.isOn = on_duty
  }

  /** Attends, calls the next, or goes on or off duty. */
  async serve(server: Server): Promise<void> {
    const { w, random } = this
    if (!server.isOn || random.chance(2)) {
      if (!random.chance(server.isOn ? 100 : 20)) return
      return this.turnDuty(server, !server.isOn)
    }
    const current = await this.currentOf(server)
    if (!current) return this.callNext(server)
    if (current.status !== 'in_progress' || !random.chance(25)) return
    expect((await w.update(server.who, current.id, 'finish')).status).toBe(200)
    this.attended.push(current.id)
  }

  async minute(): Promise<void> {
    this.w.t.clock.advance(MINUTE)
    await sweepQueue(this.w.t.deps)
    for (const server of this.servers) await this.serve(server)
  }

  /** Short attendances of the evening before: people get an estimate from the beginning, and an optimistic one. */
  async evening(who: TestSpecialist): Promise<void> {
    const { w } = this
    for (let nth = 0; nth < ENOUGH_ATTENDANCES; nth += 1) {
      const id = await w.wait(await w.patient())
      for (const action of ['call', 'start', 'finish'] as const) await w.update(who, id, action)
    }
  }

  /** Runs until nobody waits and nobody is attended. */
  async end(): Promise<void> {
    for (const server of this.servers) {
      if (!server.isOn) await this.turnDuty(server, true)
    }
    const open = async () => (await this.ends()).filter(({ ended_at }) => ended_at === null).length
    for (let nth = 0; nth < 600 && (await open()) > 0; nth += 1) await this.minute()
  }

  async ends() {
    const { rows } = await sql<{
      id: string
      customer_id: string
      status: string
      ended_at: Date | null
      sold: number
    }>`
      SELECT q.id, q.customer_id, q.status, q.ended_at,
          (SELECT count(*)::int FROM appointments a WHERE a.id = q.id) AS sold
        FROM queue_entries q WHERE q.created_at >= ${'2026-11-01'}::timestamptz
          AND q.id = ANY (${[...this.people.keys()]}::uuid[])`.execute(this.w.t.deps.db)
    return rows
  }
}

test('over a night nobody is lost or served twice, each kind keeps its order, no estimate is below what others waited, and money is whole', {
  timeout: HOURS,
}, async () => {
  const w = fixture()
  const night = new Night(w, SEED)
  night.servers.push(
    { who: await w.specialist(), kinds: ['general'], isOn: true },
    { who: await w.specialist(), kinds: ['general'], isOn: true },
    { who: await w.specialistOf('psychology', 'CRP'), kinds: ['psychology'], isOn: true },
    { who: await w.specialistOf('dentistry', 'CRO'), kinds: ['dentistry'], isOn: true },
  )
  const [first] = night.servers
  if (first) await night.evening(first.who)
  for (let nth = 0; nth < roundsOf('peopleOfANight'); nth += 1) {
    await night.comeIn()
    if (night.random.chance(60)) await night.minute()
    await night.lookOrLeave()
  }
  await night.end()
  const ends = await night.ends()
  expect(ends.map(({ id }) => id).toSorted()).toEqual([...night.people.keys()].toSorted())
  const isOver = (status: string) => ['finished', 'left', 'expired'].includes(status)
  expect(ends.filter(({ status }) => !isOver(status))).toEqual([])
  const finished = ends.filter(({ status }) => status === 'finished').map(({ id }) => id)
  expect(finished.toSorted()).toEqual(night.attended.toSorted())
  for (const { id, status, sold } of ends) {
    const who = night.people.get(id)
    if (!who) throw new Error('Somebody ended who never came')
    const isPaid = status === 'finished'
    expect([sold, await w.wallet(who), await w.held(who)]).toEqual([
      isPaid ? 1 : 0,
      isPaid ? URGENT_PRICE : 2 * URGENT_PRICE,
      0,
    ])
  }
  for (const who of night.turnedAway) expect(await w.wallet(who)).toBe(2 * URGENT_PRICE)
  await w.expectWhole()
})
