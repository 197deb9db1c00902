import * as files from '@emma/contracts/files'
import type { Mount } from '../http/mount.ts'
import { getAvatar } from './get-avatar.ts'
import { getCover } from './get-cover.ts'
import { getImage } from './get-image.ts'
import { getLogo } from './get-logo.ts'

export const filesRoutes = (mount: Mount): void => {
  mount(files.getAvatar, getAvatar)
  mount(files.getCover, getCover)
  mount(files.getImage, getImage)
  mount(files.getLogo, getLogo)
}
