import type pt from '../pt/records.ts'
import type { Translated } from '../translated.ts'

export default {} satisfies Translated<typeof pt>
