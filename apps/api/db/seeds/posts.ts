import { DAY } from '@emma/domain/interval'
import sharp from 'sharp'
import type { Deps } from '../../src/deps.ts'
import { COVER_SIZE, saveCover } from '../../src/files/index.ts'
import { sanitisedHtml } from '../../src/rich-text/sanitise.ts'
import { insertAll, later, type Seed } from './seed.ts'
import { type PostText, postTexts } from './texts/posts.ts'

/** The demo's posts; their pictures are added later. */
export const insertPosts = async ({ deps, tx, now }: Seed): Promise<void> => {
  const rows = postTexts.map(({ title, summary, content, age, draft = false }) => ({
    id: deps.newId(),
    title,
    summary,
    content: sanitisedHtml(content),
    draft,
    published_at: draft ? null : later(now, -age * DAY),
    created_at: later(now, -age * DAY),
    updated_at: later(now, -age * DAY),
  }))
  await insertAll(tx, 'posts', rows)
}

const { width, height } = COVER_SIZE
const STEPS = 7

/** Seven shapes in steps, from strong to faint. */
const shapes = (shape: (nth: number) => string): string =>
  Array.from({ length: STEPS }, (_, nth) => shape(nth)).join('')

const drawings: Readonly<Record<PostText['art'][2], (ink: string) => string>> = {
  circles: (ink) =>
    shapes(
      (nth) =>
        `<circle cx="${760 + nth * 30}" cy="${330 - nth * 12}" r="${420 - nth * 52}" fill="${ink}" opacity="0.2"/>`,
    ),
  waves: (ink) =>
    shapes((nth) => {
      const top = 180 + nth * 62
      const swing = nth % 2 === 0 ? 90 : -90
      return `<path d="M0 ${top} C 300 ${top - swing} 600 ${top + swing} 1200 ${top - swing / 2} V ${height} H 0 Z" fill="${ink}" opacity="0.2"/>`
    }),
  leaves: (ink) =>
    shapes((nth) => {
      const x = 120 + nth * 160
      const tip = 120 + (nth % 3) * 70
      return `<path d="M${x} ${height} Q ${x - 110} ${(height + tip) / 2} ${x} ${tip} Q ${x + 110} ${(height + tip) / 2} ${x} ${height} Z" fill="${ink}" opacity="0.4"/>`
    }),
}

const draw = ([ground, ink, drawing]: PostText['art']): Promise<Buffer> => {
  const art = drawings[drawing](ink)
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${art}</svg>`
  return sharp(Buffer.from(drawn)).png().toBuffer()
}

/** A picture for each post, drawn in the theme's colours and stored like an upload. */
export const giveCovers = async (deps: Deps): Promise<void> => {
  for (const { title, art } of postTexts) {
    const file = { content: await draw(art), name: 'capa.png' }
    const cover_key = await saveCover(deps, { field: 'cover', file })
    await deps.db.updateTable('posts').set({ cover_key }).where('title', '=', title).execute()
  }
}
