import type pt from '../pt/availability.ts'
import type { Translated } from '../translated.ts'

export default {} satisfies Translated<typeof pt>
