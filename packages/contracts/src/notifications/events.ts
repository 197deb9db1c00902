import * as z from 'zod/mini'
import { uuid } from '../kit/index.ts'
import { notificationKind } from './notification.ts'

/** `notification`: something new is in the list; a client that was away asks for the list. */
export const notificationEvent = z.object({ id: uuid, kind: notificationKind })
