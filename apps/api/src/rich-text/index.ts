export { richTextOf } from './rich-text.ts'
