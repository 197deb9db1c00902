import * as files from '@emma/contracts/files'
import * as posts from '@emma/contracts/posts'
import sharp from 'sharp'
import { saveCover } from '../../../../src/files/index.ts'
import { type MatrixCase, matrixCase } from '../../case.ts'
import type { MatrixFixture } from '../../fixture.ts'

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  .png()
  .toBuffer()

const nothing = () => ({})

/** A new published post each time. */
const made = async ({ t }: MatrixFixture, deleted_at: Date | null = null) => {
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
const deleted = (fixture: MatrixFixture) => made(fixture, fixture.t.clock.now())
const written = () => ({ body: { title: 'Sono', content: '<p>Durma.</p>' } })
const changed = async (fixture: MatrixFixture) => ({ ...(await made(fixture)), body: { title: 'Sono' } })
const covered = async (fixture: MatrixFixture) => ({
  ...(await made(fixture)),
  body: { cover: new Blob([new Uint8Array(picture)]) },
})
const cover = async ({ t }: MatrixFixture) => ({
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

/** The platform's posts for patients. */
export const postCases: readonly MatrixCase[] = [
  matrixCase(posts.listPosts, { own: loggedIn(nothing) }),
  matrixCase(posts.readPost, { own: loggedIn(made), foreign: made }),
  matrixCase(posts.createPost, { own: { admin: written } }),
  matrixCase(posts.updatePost, { own: { admin: changed }, foreign: changed }),
  matrixCase(posts.changePostCover, { own: { admin: covered }, foreign: covered }),
  matrixCase(posts.restorePost, { own: { admin: deleted }, foreign: deleted }),
  matrixCase(posts.deletePost, { own: { admin: made }, foreign: made }),
  matrixCase(files.getCover, { own: { nobody: cover, customer: cover, admin: cover } }),
]
