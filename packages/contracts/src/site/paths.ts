/** Public pages, which the server draws: everything below these, and `/` itself. */
export const publicRoots = [
  'especialista',
  'especialidades',
  'buscar',
  'para-profissionais',
  'ajuda',
  'contato',
  'termos-de-uso',
  'politica-de-privacidade',
  'pagina',
] as const

/** First parts of the addresses of the web app's screens; `verificar` alone is a public page, a code below it a screen. */
export const screenRoots = [
  'login',
  'customer',
  'specialist',
  'admin',
  'authentication',
  'authorized',
  'desfazer',
  'verificar',
  'dashboard',
  'calls',
  'chat',
  'finance',
  '_kit',
] as const

const rootOf = (path: string): string => path.split('/')[1] ?? ''

/** Whether the server draws the page at a path, without its query. */
export const isSitePath = (path: string): boolean =>
  path === '/' || path === '/verificar' || publicRoots.some((root) => root === rootOf(path))

/** Whether the web app may have a screen at a path, without its query. */
export const isScreenPath = (path: string): boolean => screenRoots.some((root) => root === rootOf(path))
