import type { CallConnection } from './call-connection.ts'
import type { Sends } from './call-media.ts'

/** Applies to everybody in the call alike; undefined while there is nobody. */
export const sendsOf = ({
  video,
  thirdVideo,
}: Pick<CallConnection, 'video' | 'thirdVideo'>): Sends | undefined => {
  const sessions = [video, thirdVideo].filter((session) => session !== undefined)
  if (sessions.length === 0) return undefined
  const each = (act: (session: Sends) => void) => {
    for (const session of sessions) act(session)
  }
  return {
    setMic: (on) => each((session) => session.setMic(on)),
    setCamera: (on) => each((session) => session.setCamera(on)),
    switchDevices: (media) => each((session) => session.switchDevices(media)),
    startScreenShare: (screen) => each((session) => session.startScreenShare(screen)),
    stopScreenShare: () => each((session) => session.stopScreenShare()),
  }
}
