import * as calls from '@emma/contracts/calls'
import type { Mount } from '../../http/mount.ts'
import { openCall } from './open-call.ts'
import { echo, testCall } from './test-call.ts'

export const callRoutes = (mount: Mount): void => {
  mount(calls.openCall, openCall)
  mount(calls.testCall, testCall)
  mount(calls.echoTest, echo)
}
