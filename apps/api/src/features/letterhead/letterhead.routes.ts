import * as letterhead from '@emma/contracts/letterhead'
import type { Mount } from '../../http/mount.ts'
import { getLetterhead } from './get-letterhead.ts'
import { saveLetterhead } from './save-letterhead.ts'

export const letterheadRoutes = (mount: Mount): void => {
  mount(letterhead.getLetterhead, getLetterhead)
  mount(letterhead.saveLetterhead, saveLetterhead)
}
