import type { uploadCustomerFile, uploadSpecialistFile } from '@emma/contracts/chat'
import type { Deps } from '../../../deps.ts'
import { dropFile, fileNameOf, saveSealedDocument } from '../../../files/index.ts'
import { invalidField, notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import type { UploadedFile } from '../../../http/multipart.ts'
import { findPair } from '../chats.repo.ts'
import { type Participant, participantOf } from '../participant.ts'
import { sealSecret } from './message.present.ts'
import { limitMessages } from './message-limit.ts'
import { type Posted, postMessage } from './post-message.ts'

const requireFile = (file: UploadedFile | undefined): UploadedFile => {
  if (file) return file
  throw invalidField('file', 'required')
}

/** The chat's patient, checked before the file is processed; checks are repeated when the message is stored. */
const patientOf = async ({ db, clock }: Deps, participant: Participant, chatId: string): Promise<string> => {
  const pair = await findPair(db, participant, chatId, clock.now())
  if (!pair) throw notFound()
  return pair.customer_id
}

interface Given {
  readonly chatId: string
  readonly clientId: string | null
  readonly file: UploadedFile
}

/** The file is stored first, and deleted if its message is not written. */
const post = async (
  deps: Deps,
  participant: Participant,
  { chatId, clientId, file }: Given,
): Promise<Posted> => {
  const { db, vault } = deps
  const owner = { customerId: await patientOf(deps, participant, chatId), id: deps.newId() }
  const saved = await saveSealedDocument(deps, { field: 'file', file })
  try {
    const content = { text: '', file: fileNameOf(file.name, saved.type, 'arquivo') }
    const secretSealed = await sealSecret(vault, db, owner, saved.secret)
    const stored = { key: saved.key, type: saved.type, size: saved.size, secretSealed }
    const posted = await postMessage(deps, participant, {
      chatId,
      id: owner.id,
      clientId,
      content,
      file: stored,
    })
    if (!posted.isNew) await dropFile(deps, saved.key)
    return posted
  } catch (error) {
    await dropFile(deps, saved.key)
    throw error
  }
}

/** Sends a file as a separate message. */
export const uploadFile: UseCase<typeof uploadCustomerFile | typeof uploadSpecialistFile> = async (
  deps,
  { actor, params, body, files },
) => {
  const participant = participantOf(actor)
  limitMessages(deps, participant)
  const file = requireFile(files.file)
  return (await post(deps, participant, { chatId: params.id, clientId: body.clientId ?? null, file })).message
}
