import { createClient } from '@emma/contracts/kit'
import { withDevice } from '../session/device.ts'
import { withSecondFactor } from '../session/second-factor.ts'
import { createSession } from '../session/session.ts'
import { keepAnswerTime } from '../time/now.ts'
import { fetchInTime } from './fetch-in-time.ts'
import { traceparent } from './trace.ts'

/** Language of the screens. */
const language = () => document.documentElement.lang

/** The browser's one session. */
export const session = createSession({
  baseUrl: '',
  storage: localStorage,
  locks: navigator.locks,
  events: window,
  traceparent,
  language,
})

/** Calls an endpoint of the contract as the logged-in person; asks for the second factor if the server does. */
export const call = withSecondFactor(session.call)

/** Calls an endpoint that takes no token and must not disturb the session: login, second factor. */
export const publicCall = createClient({
  baseUrl: '',
  send: async (request) => {
    const answer = await fetchInTime(withDevice(request, localStorage))
    keepAnswerTime(answer)
    return answer
  },
  traceparent,
  language,
  work: async (challenge) => (await import('@emma/client/work')).workOut(challenge),
})
