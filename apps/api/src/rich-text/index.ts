export { richTextOf } from './rich-text.ts'
export { sanitisedHtml } from './sanitise.ts'
