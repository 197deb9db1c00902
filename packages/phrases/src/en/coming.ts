import type pt from '../pt/coming.ts'
import type { Translated } from '../translated.ts'

export default {} satisfies Translated<typeof pt>
