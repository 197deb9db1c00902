import * as files from '@emma/contracts/files'
import * as posts from '@emma/contracts/posts'
import sharp from 'sharp'
import { saveCover } from '../../../src/files/index.ts'
import { line, type MatrixLine } from '../line.ts'
import type { MatrixWorld } from '../world.ts'

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

const nothing = () => ({})

/** A post that is out, another each time. */
const made = async ({ t }: MatrixWorld, deleted_at: Date | null = null) => {
  const { db, newId, clock } = t.deps
  const id = newId()
  const text = { title: 'Sono', summary: 'Dormir bem', content: '<p>Durma.</p>' }
  const published_at = clock.now()
  await db
    .insertInto('posts')
    .values({
      id,
      ...text,
      draft: false,
      published_at,
      created_at: published_at,
      updated_at: published_at,
      deleted_at,
    })
    .execute()
  return { params: { id } }
}
const deleted = (world: MatrixWorld) => made(world, world.t.clock.now())
const written = () => ({ body: { title: 'Sono', content: '<p>Durma.</p>' } })
const changed = async (world: MatrixWorld) => ({ ...(await made(world)), body: { title: 'Sono' } })
const covered = async (world: MatrixWorld) => ({
  ...(await made(world)),
  body: { cover: new Blob([new Uint8Array(picture)]) },
})
const cover = async ({ t }: MatrixWorld) => ({
  params: { key: await saveCover(t.deps, { field: 'cover', file: { content: picture, name: 'x' } }) },
})
const loggedIn = (send: typeof nothing | typeof made) => ({
  customer: send,
  otherCustomer: send,
  specialist: send,
  otherSpecialist: send,
  pastSpecialist: send,
  suspendedSpecialist: send,
  admin: send,
})

/** What the platform writes for patients. */
export const postLines: readonly MatrixLine[] = [
  line(posts.listPosts, { own: loggedIn(nothing) }),
  line(posts.readPost, { own: loggedIn(made), foreign: made }),
  line(posts.createPost, { own: { admin: written } }),
  line(posts.updatePost, { own: { admin: changed }, foreign: changed }),
  line(posts.changePostCover, { own: { admin: covered }, foreign: covered }),
  line(posts.restorePost, { own: { admin: deleted }, foreign: deleted }),
  line(posts.deletePost, { own: { admin: made }, foreign: made }),
  line(files.getCover, { own: { nobody: cover, customer: cover, admin: cover } }),
]
