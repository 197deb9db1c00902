export {
  type AgreedKind,
  agreedPages,
  isAgreedPage,
  isSlug,
  isStandingPage,
  type StandingPage,
  slugOf,
  standingPages,
} from './pages.ts'
