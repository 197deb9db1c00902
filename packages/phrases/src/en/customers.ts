import type pt from '../pt/customers.ts'
import type { Translated } from '../translated.ts'

export default {} satisfies Translated<typeof pt>
