import * as calls from '@emma/contracts/calls'
import type { Mount } from '../../http/mount.ts'
import { openCall } from './open-call.ts'

export const callRoutes = (mount: Mount): void => {
  mount(calls.openCall, openCall)
}
