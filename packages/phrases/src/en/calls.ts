import type pt from '../pt/calls.ts'
import type { Translated } from '../translated.ts'

export default {} satisfies Translated<typeof pt>
