import type pt from '../pt/dashboard.ts'
import type { Translated } from '../translated.ts'

export default {} satisfies Translated<typeof pt>
