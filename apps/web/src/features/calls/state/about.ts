import type { About } from '@emma/contracts/calls'
import type { CallView } from './call-view.ts'

/** What is sent, so that another page can say why there is no image. */
export const aboutOf = ({ micOn, cameraOn, audioOnly, screen, sending }: CallView): About => ({
  kind: 'about',
  mic: micOn,
  camera: cameraOn && !audioOnly,
  screen: screen !== null,
  soundOnly: sending === 'sound',
})
