export {
  type AgreedKind,
  agreedPages,
  isAgreedPage,
  isSlug,
  isStandingPage,
  slugOf,
} from './pages.ts'
