import * as pages from '@emma/contracts/pages'
import type { Mount } from '../../http/mount.ts'
import { createPage } from './create-page.ts'
import { deletePage } from './delete-page.ts'
import { dropPageDraft } from './drop-page-draft.ts'
import { listAdminPages } from './list-admin-pages.ts'
import { listPageVersions } from './list-page-versions.ts'
import { listPages } from './list-pages.ts'
import { readAdminPage } from './read-admin-page.ts'
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
  mount(pages.listAdminPages, listAdminPages)
  mount(pages.readAdminPage, readAdminPage)
  mount(pages.savePageDraft, savePageDraft)
  mount(pages.dropPageDraft, dropPageDraft)
  mount(pages.listPageVersions, listPageVersions)
  mount(pages.readPageVersion, readPageVersion)
  mount(pages.uploadPageImage, uploadPageImage)
}
