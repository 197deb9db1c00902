import type { Translated } from '../index.ts'
import type pt from '../pt/places.ts'

export default { online: 'Online care' } satisfies Translated<typeof pt>
