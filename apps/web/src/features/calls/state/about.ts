import type { About } from '@emma/contracts/calls'
import type { CallView } from './call-view.ts'

/** A description of what is sent, so that another page can explain a missing image. */
export const aboutOf = ({ micOn, cameraOn, audioOnly, screen, sending }: CallView): About => ({
  kind: 'about',
  mic: micOn,
  camera: cameraOn && !audioOnly,
  screen: screen !== null,
  soundOnly: sending === 'sound',
})
