export { PREVIEW_PRICE, type PreviewLine, previewVariable } from './preview.ts'
