import type pt from '../pt/places.ts'
import type { Translated } from '../translated.ts'

export default { online: 'Online care' } satisfies Translated<typeof pt>
