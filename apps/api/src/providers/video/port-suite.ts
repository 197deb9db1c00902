import { MINUTE } from '@emma/domain/interval'
import { expect, test } from 'vitest'
import type { GrantRequest, VideoPort } from './port.ts'

export interface VideoFixture {
  readonly video: VideoPort
  readonly now: Date
}

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE)

/** Tests of every provider's grants, without calling a provider. */
export const videoSuite = (fixture: () => VideoFixture): void => {
  const request = (): GrantRequest => ({
    channel: 'emma-0199d2a4-7c1e-7000-8000-000000000001',
    userId: '0199d2a4-7c1e-7000-8000-0000000000aa',
    role: 'customer',
    expiresAt: later(fixture().now, 30),
  })

  test('a grant names the call and the participant, and its token lets exactly them in', async () => {
    const { video, now } = fixture()
    const asked = request()
    const grant = await video.issueGrant(asked)
    expect(grant).toMatchObject({ provider: video.name, channel: asked.channel, uid: asked.userId })
    expect(await video.accepts(grant.token, asked, now)).toBe(true)
  })

  test('it opens no other call and lets nobody else in', async () => {
    const { video, now } = fixture()
    const asked = request()
    const { token } = await video.issueGrant(asked)
    const others = [{ channel: `${asked.channel}0` }, { userId: `${asked.userId}0` }]
    for (const other of others) expect(await video.accepts(token, { ...asked, ...other }, now)).toBe(false)
  })

  test('it ends when it was said to', async () => {
    const { video, now } = fixture()
    const asked = request()
    const { token } = await video.issueGrant(asked)
    expect(await video.accepts(token, asked, later(now, 29))).toBe(true)
    expect(await video.accepts(token, asked, later(now, 31))).toBe(false)
  })

  test('a token that was changed, cut, or is none is refused', async () => {
    const { video, now } = fixture()
    const asked = request()
    const { token } = await video.issueGrant(asked)
    const middle = Math.floor(token.length / 2)
    const flipped = token[middle] === 'A' ? 'B' : 'A'
    const changed = token.slice(0, middle) + flipped + token.slice(middle + 1)
    for (const wrong of [changed, token.slice(0, -8), '', 'x', 'a.b.c']) {
      expect(await video.accepts(wrong, asked, now)).toBe(false)
    }
  })

  test('two grants of one call are not the same', async () => {
    const { video } = fixture()
    const asked = request()
    const [one, two] = await Promise.all([
      video.issueGrant(asked),
      video.issueGrant({ ...asked, userId: `${asked.userId}b`, role: 'specialist' }),
    ])
    expect(one.token).not.toBe(two.token)
    expect(one.channel).toBe(two.channel)
  })
}
