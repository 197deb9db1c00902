import type { Phrases, Translated } from '../index.ts'

export default {} satisfies Translated<Phrases['availability']>
