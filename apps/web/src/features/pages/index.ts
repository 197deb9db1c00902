export { PageText } from './page-text.tsx'
