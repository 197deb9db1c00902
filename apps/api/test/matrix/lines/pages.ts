import * as files from '@emma/contracts/files'
import * as pages from '@emma/contracts/pages'
import sharp from 'sharp'
import { saveImage } from '../../../src/files/index.ts'
import { line, type MatrixLine } from '../line.ts'
import type { MatrixWorld } from '../world.ts'

const nothing = () => ({})
const terms = () => ({ params: { id: 'termo-condicoes' } })

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()
const sent = () => ({ body: { file: new Blob([new Uint8Array(picture)]) } })
const image = async ({ t }: MatrixWorld) => {
  const { url } = await saveImage(t.deps, { field: 'file', file: { content: picture, name: 'x' } })
  return { params: { key: url.split('/').at(-1) ?? '' } }
}

const text = { title: 'Novidades', content: '<p>O que mudou.</p>' }
/** A page that is published, another each time. */
const made = async ({ t }: MatrixWorld) => {
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
const written = ({ t }: MatrixWorld) => ({ body: { ...text, slug: `p-${t.deps.newId()}` } })
const changed = async (world: MatrixWorld) => ({ ...(await made(world)), body: { title: 'Outra' } })
const drafted = async (world: MatrixWorld) => ({ ...(await made(world)), body: text })
const version = async (world: MatrixWorld) => {
  const { params } = await made(world)
  return { params: { ...params, version: '1' } }
}

export const pagesLines: readonly MatrixLine[] = [
  line(pages.listPages, { own: { nobody: nothing, customer: nothing, admin: nothing } }),
  line(pages.readPage, { own: { nobody: terms, customer: terms, admin: terms } }),
  line(pages.createPage, { own: { admin: written } }),
  line(pages.updatePage, { own: { admin: changed }, foreign: changed }),
  line(pages.deletePage, { own: { admin: made }, foreign: made }),
  line(pages.listDeskPages, { own: { admin: nothing } }),
  line(pages.readDeskPage, { own: { admin: made }, foreign: made }),
  line(pages.savePageDraft, { own: { admin: drafted }, foreign: drafted }),
  line(pages.dropPageDraft, { own: { admin: made }, foreign: made }),
  line(pages.listPageVersions, { own: { admin: made }, foreign: made }),
  // A version is no id: that of a page which is not there is in the room's own test.
  line(pages.readPageVersion, { own: { admin: version } }),
  line(pages.uploadPageImage, { own: { admin: sent } }),
  line(files.getImage, { own: { nobody: image, customer: image, admin: image } }),
]
