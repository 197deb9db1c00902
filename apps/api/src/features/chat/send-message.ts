import type { sendCustomerMessage, sendSpecialistMessage } from '@emma/contracts/chat'
import type { UseCase } from '../../http/mount.ts'
import type { SocketUseCase } from '../../realtime/port.ts'
import { limitMessages } from './message-limit.ts'
import { postMessage } from './post-message.ts'
import { sideOf, sideOfAnybody } from './side.ts'

export const sendMessage: UseCase<typeof sendCustomerMessage | typeof sendSpecialistMessage> = async (
  deps,
  { actor, params, body },
) => {
  const side = sideOf(actor)
  limitMessages(deps, side)
  const { message: text, clientId = null } = body
  const post = { chatId: params.id, id: deps.newId(), clientId, content: { text }, file: null }
  return (await postMessage(deps, side, post)).message
}

export const sendBySocket: SocketUseCase<'chat:send'> = async (deps, { actor, payload }) => {
  const side = sideOfAnybody(actor)
  limitMessages(deps, side)
  const { chatId, message: text, clientId = null } = payload
  const post = { chatId, id: deps.newId(), clientId, content: { text }, file: null }
  return (await postMessage(deps, side, post)).message
}
