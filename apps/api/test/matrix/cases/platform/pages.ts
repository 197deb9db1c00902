import * as files from '@emma/contracts/files'
import * as pages from '@emma/contracts/pages'
import sharp from 'sharp'
import { saveImage } from '../../../../src/files/index.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const nothing = () => ({})
const terms = () => ({ params: { id: 'termo-condicoes' } })

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()
const sent = () => ({ body: { file: new Blob([new Uint8Array(picture)]) } })
const image = async ({ t }: MatrixFixture) => {
  const { url } = await saveImage(t.deps, { field: 'file', file: { content: picture, name: 'x' } })
  return { params: { key: url.split('/').at(-1) ?? '' } }
}

const text = { title: 'Novidades', content: '<p>O que mudou.</p>' }
/** A new published page each time. */
const made = async ({ t }: MatrixFixture) => {
  const id = t.deps.newId()
  const at = t.deps.clock.now()
  await t.deps.db
    .insertInto('pages')
    .values({ id, slug: `p-${id}`, created_at: at })
    .execute()
  await t.deps.db
    .insertInto('page_versions')
    .values({ page_id: id, version: 1, ...text, text_hash: Buffer.alloc(32), published_at: at })
    .execute()
  return { params: { id } }
}
const written = ({ t }: MatrixFixture) => ({ body: { ...text, slug: `p-${t.deps.newId()}` } })
const changed = async (fixture: MatrixFixture) => ({ ...(await made(fixture)), body: { title: 'Outra' } })
const drafted = async (fixture: MatrixFixture) => ({ ...(await made(fixture)), body: text })
const version = async (fixture: MatrixFixture) => {
  const { params } = await made(fixture)
  return { params: { ...params, version: '1' } }
}

export const pagesCases: readonly MatrixCase[] = [
  matrixCase(pages.listPages, { own: { nobody: nothing, customer: nothing, admin: nothing } }),
  matrixCase(pages.readPage, { own: { nobody: terms, customer: terms, admin: terms } }),
  matrixCase(pages.createPage, { own: { admin: written } }),
  matrixCase(pages.updatePage, { own: { admin: changed }, foreign: changed }),
  matrixCase(pages.deletePage, { own: { admin: made }, foreign: made }),
  matrixCase(pages.listAdminPages, { own: { admin: nothing } }),
  matrixCase(pages.readAdminPage, { own: { admin: made }, foreign: made }),
  matrixCase(pages.savePageDraft, { own: { admin: drafted }, foreign: drafted }),
  matrixCase(pages.dropPageDraft, { own: { admin: made }, foreign: made }),
  matrixCase(pages.listPageVersions, { own: { admin: made }, foreign: made }),
  // A version is no id: the feature's own test covers a missing page.
  matrixCase(pages.readPageVersion, { own: { admin: version } }),
  matrixCase(pages.uploadPageImage, { own: { admin: sent } }),
  matrixCase(files.getImage, { own: { nobody: image, customer: image, admin: image } }),
]
