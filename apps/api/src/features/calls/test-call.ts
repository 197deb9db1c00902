import type { echoTest, testCall as endpoint } from '@emma/contracts/calls'
import { MINUTE } from '@emma/domain/interval'
import type { UseCase } from '../../http/mount.ts'
import type { ParticipantRole } from './calls.repo.ts'
import { toVideoGrant } from './video-grant.ts'

/** A test ends within a minute, too short to relay anything useful in the rest of it. */
const TEST_MS = 5 * MINUTE

const sides: readonly [ParticipantRole, ParticipantRole] = ['customer', 'specialist']

/** A person's test call with themselves: a separate channel, no appointment, nothing stored. */
export const testCall: UseCase<typeof endpoint> = async (deps, { actor }) => {
  const channel = `emma-test-${deps.newId()}`
  const expiresAt = new Date(deps.clock.now().getTime() + TEST_MS)
  const grantOf = async (role: ParticipantRole) => {
    const userId = `${actor.userId}-${role}`
    return toVideoGrant(await deps.video.issueGrant({ channel, userId, role, expiresAt }), role)
  }
  return {
    expires_at: expiresAt.toISOString(),
    sides: [await grantOf(sides[0]), await grantOf(sides[1])],
  }
}

/** Echoes data, to measure the network's throughput. */
export const echo: UseCase<typeof echoTest> = async (_deps, { body }) => ({ filler: body.filler })
