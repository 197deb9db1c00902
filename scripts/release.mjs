import { onNode24 } from './bootstrap/on-node-24.mjs'

await onNode24(new URL('./release/run.ts', import.meta.url))
