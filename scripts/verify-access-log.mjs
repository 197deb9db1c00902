import { onNode24 } from './bootstrap/on-node-24.mjs'

await onNode24(new URL('./keep/verify-access-log.ts', import.meta.url))
