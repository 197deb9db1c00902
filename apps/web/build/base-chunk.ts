/** Libraries that every screen needs. */
const libraries =
  'react|react-dom|scheduler|@tanstack/(?:history|react-router|react-store|router-core|store)|i18next|react-i18next|zod|clsx'
/** Mantine's foundation, and the components that the login and the states of every screen use. */
const mantine =
  'core|utils|components/(?:ActionIcon|Alert|Anchor|Box|Button|CloseButton|Input|InputBase|Loader|PasswordInput|Text|TextInput|Title|Transition|UnstyledButton)'
/** Our shell: what the entry imports, and what frames and screens share with it. */
const shell =
  'routes|lib/(?!dayjs|realtime|format|query-client|use-filters)|ui/(?:brand|link-button|loading|splash|state-|text-link|theme|toast\\.)'
const frames = 'ui/frame/(?:frame\\.|bare|message|not-found|root|screen|stage|use-screen)'

/**
 * What every first load needs goes into one file: forty small ones compress badly and ask forty times. Modules that
 * nobody uses are not added by this; screens and their parts stay in chunks of their own.
 */
export const baseChunk = new RegExp(
  `node_modules/(?:${libraries})/|@mantine/core/esm/(?:${mantine})/|@mantine/core/styles/(?:ActionIcon|Alert|Anchor|Button|CloseButton|Input|Loader|PasswordInput|Text|Title|UnstyledButton)\\.layer|apps/web/src/(?:${shell}|${frames})|packages/contracts/src/(?:kit|auth)|packages/domain/src/auth`,
)
