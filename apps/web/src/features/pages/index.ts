export { PageText } from './page-text.tsx'
export { default as PreviewDialog } from './preview-dialog.tsx'
