import { storageKeys } from '../../../lib/storage-keys.ts'
import { type CallConnection, fail } from './call-connection.ts'
import { createGuestLink, type GuestLink, type Invitation } from './guest-link.ts'
import { createParticipants } from './guest-participants.ts'

/**
 * Opens the call for a guest with an invitation: asks to join, then connects to both participants. @throws loading
 * errors
 */
export const connectAsGuest = async (connection: CallConnection, invitation: Invitation): Promise<void> => {
  const { view, become, step } = connection.state
  const { openGuestSocket } = await import('../../../lib/realtime/guest-socket.ts')
  let link: GuestLink | undefined
  const participants = createParticipants(connection, () => link)
  let turn = Promise.resolve()
  const end = () => {
    connection.release()
    step('end')
  }
  link = createGuestLink(openGuestSocket(invitation.token), invitation, {
    onVisit: (visit) => {
      become({ visit })
      step('enter')
      turn = turn
        .then(async () => {
          if (view().visit?.status === 'admitted') await participants.follow()
          else if (connection.video) participants.part()
        })
        .catch(() => undefined)
    },
    onSignal: participants.receive,
    onSignalling: (signalling) => {
      become({ signalling })
      if (!signalling) return
      connection.video?.resume()
      connection.thirdVideo?.resume()
    },
    onSuperseded: () => fail(connection, { superseded: true }),
    onOver: end,
    onRefused: (refusal) => fail(connection, { refusal }),
  })
  connection.guest = { link, about: participants.about }
  sessionStorage.setItem(storageKeys.runningCall, invitation.token)
  sessionStorage.setItem(storageKeys.companionVisit, JSON.stringify(invitation))
}
