import * as pages from '@emma/contracts/pages'
import type { Mount } from '../../http/mount.ts'
import { listPages } from './list-pages.ts'
import { readPage } from './read-page.ts'

export const pagesRoutes = (mount: Mount): void => {
  mount(pages.listPages, listPages)
  mount(pages.readPage, readPage)
}
