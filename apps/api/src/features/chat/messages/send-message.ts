import type { sendCustomerMessage, sendSpecialistMessage } from '@emma/contracts/chat'
import type { UseCase } from '../../../http/mount.ts'
import type { SocketUseCase } from '../../../realtime/port.ts'
import { participantOf, participantOfAny } from '../participant.ts'
import { limitMessages } from './message-limit.ts'
import { postMessage } from './post-message.ts'

export const sendMessage: UseCase<typeof sendCustomerMessage | typeof sendSpecialistMessage> = async (
  deps,
  { actor, params, body },
) => {
  const participant = participantOf(actor)
  limitMessages(deps, participant)
  const { message: text, clientId = null } = body
  const post = { chatId: params.id, id: deps.newId(), clientId, content: { text }, file: null }
  return (await postMessage(deps, participant, post)).message
}

export const sendBySocket: SocketUseCase<'chat:send'> = async (deps, { actor, payload }) => {
  const participant = participantOfAny(actor)
  limitMessages(deps, participant)
  const { chatId, message: text, clientId = null } = payload
  const post = { chatId, id: deps.newId(), clientId, content: { text }, file: null }
  return (await postMessage(deps, participant, post)).message
}
