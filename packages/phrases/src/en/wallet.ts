import type pt from '../pt/wallet.ts'
import type { Translated } from '../translated.ts'

export default {} satisfies Translated<typeof pt>
