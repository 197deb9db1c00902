export {
  type AgreedKind,
  agreedPages,
  isAgreedPage,
  isFixedPage,
  isSlug,
  slugOf,
} from './pages.ts'
