import * as pages from '@emma/contracts/pages'
import type { Mount } from '../../http/mount.ts'
import { createPage } from './create-page.ts'
import { deletePage } from './delete-page.ts'
import { dropPageDraft } from './drop-page-draft.ts'
import { listDeskPages } from './list-desk-pages.ts'
import { listPageVersions } from './list-page-versions.ts'
import { listPages } from './list-pages.ts'
import { readDeskPage } from './read-desk-page.ts'
import { readPage } from './read-page.ts'
import { readPageVersion } from './read-page-version.ts'
import { savePageDraft } from './save-page-draft.ts'
import { updatePage } from './update-page.ts'
import { uploadPageImage } from './upload-page-image.ts'

export const pagesRoutes = (mount: Mount): void => {
  mount(pages.listPages, listPages)
  mount(pages.readPage, readPage)
  mount(pages.createPage, createPage)
  mount(pages.updatePage, updatePage)
  mount(pages.deletePage, deletePage)
  mount(pages.listDeskPages, listDeskPages)
  mount(pages.readDeskPage, readDeskPage)
  mount(pages.savePageDraft, savePageDraft)
  mount(pages.dropPageDraft, dropPageDraft)
  mount(pages.listPageVersions, listPageVersions)
  mount(pages.readPageVersion, readPageVersion)
  mount(pages.uploadPageImage, uploadPageImage)
}
