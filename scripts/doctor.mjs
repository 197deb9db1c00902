import { onNode24 } from './bootstrap/on-node-24.mjs'

await onNode24(new URL('./keep/doctor.ts', import.meta.url))
