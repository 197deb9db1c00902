import { getAvatar } from '@emma/contracts/files'
import sharp from 'sharp'
import { saveAvatar } from '../../../src/files/index.ts'
import { line, type MatrixLine } from '../line.ts'
import type { MatrixWorld } from '../world.ts'

/** A picture is everybody's who knows its key. */
const picture = async ({ t }: MatrixWorld) => {
  const grey = { width: 8, height: 8, channels: 3, background: '#888' } as const
  const content = await sharp({ create: grey }).png().toBuffer()
  return { params: { key: await saveAvatar(t.deps, { field: 'avatar', file: { content, name: 'a.png' } }) } }
}

export const customerLines: readonly MatrixLine[] = [
  line(getAvatar, { own: { nobody: picture, otherCustomer: picture } }),
]
