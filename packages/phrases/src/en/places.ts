import type { Translated } from '../translated.ts'
import type pt from '../pt/places.ts'

export default { online: 'Online care' } satisfies Translated<typeof pt>
