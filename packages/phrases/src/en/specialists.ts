import type pt from '../pt/specialists.ts'
import type { Translated } from '../translated.ts'

export default {} satisfies Translated<typeof pt>
