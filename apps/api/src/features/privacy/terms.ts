import { createHash } from 'node:crypto'
import privacy from '@emma/phrases/privacy'

const { version, title, paragraphs } = privacy.telemedicine

/** The telemedicine term in force (CFM 2.314/2022): its version, and the hash of the words that were shown. */
export const telemedicineTerm = {
  kind: 'telemedicine',
  version,
  hash: createHash('sha256')
    .update([title, ...paragraphs].join('\n'))
    .digest(),
} as const
