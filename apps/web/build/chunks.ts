/** Libraries that every screen needs. */
const libraries =
  'react|react-dom|scheduler|@tanstack/(?:history|react-router(?!/dist/esm/useBlocker)|react-store|router-core|store)|i18next|react-i18next(?!/dist/es/Trans)|clsx'
/** Mantine's foundation, and the components that the login and the states of every screen use. */
const mantine =
  'core(?!/utils/(?:create-scoped|find-element))|components/(?:ActionIcon|Alert|Anchor|Box|Button|CloseButton|Input|InputBase|Loader|PasswordInput|Text|TextInput|Title|Transition|UnstyledButton)'
/** Our shell: what the entry imports, and what frames and screens share with it. */
const shell = [
  'routes/(?!(?:admin|customer)-screens)',
  'lib/(?:storage-keys|store\\.|forget-shared|last-seen/forget-seen|filters/filters|installed/(?!service-worker)|loading/|screen/skin|session/)',
  'lib/(?:api/(?:api|fault|online|problem|retry)|errors/error-reports|i18n/i18n)\\.',
  'ui/(?:theme|last-seen/last-seen\\.lazy|action/(?:link|text)|feedback/(?:coming|loading|splash|state-)|failure/error-|layout/brand|toast/toast\\.)',
  'ui/frame/(?:frame\\.|bare|main|message|not-found|root|screen|use-screen)',
].join('|')

/** What rows of every list for work are made of: its small parts weigh more one by one. */
export const rowChunk =
  /packages\/domain\/src\/csv|apps\/web\/src\/(?:ui\/(?:table\/(?:row-open|use-picked|table-bones|work-table\.module)|action\/overflow-menu)|lib\/filters\/page-sizes)|icons\/Icon(?:Dots|ArrowUp|ArrowDown)\.mjs/

/** What every icon is made with. */
const icons = '@tabler/icons-react/dist/esm/(?:createReactComponent|defaultAttributes)'

/**
 * What every first load needs goes into one file: forty small ones compress badly and ask forty times. Modules that
 * nobody uses are not added by this; screens and their parts stay in chunks of their own.
 */
export const baseChunk = new RegExp(
  `node_modules/(?:(?:${libraries})/|${icons})|@mantine/core/esm/(?:${mantine})/|@mantine/core/styles/(?:ActionIcon|Alert|Anchor|Button|CloseButton|Input|Loader|PasswordInput|Text|Title|UnstyledButton)\\.layer|apps/web/src/(?:${shell})|packages/contracts/src/(?:kit/(?!schema|person|zone)|auth/index)|packages/domain/src/auth`,
)

/** What a person who is logged in needs on every screen: the data layer, and what all frames share. */
export const signedInChunk =
  /node_modules\/@tanstack\/(?:query-core|react-query)\/|@mantine\/core\/(?:esm\/components\/|styles\/)Avatar|apps\/web\/src\/(?:features\/notifications\/(?:index|notifications\.lazy)|lib\/(?:api\/query-client|last-seen\/use-keep)|ui\/(?:layout\/page-header|person\/person(?:\.|-avatar)|feedback\/query-|failure\/(?:failures|query-)|notice\/state-strip|frame\/(?:data|footer|skin|menu\/(?:account|header|tab))))/

/** What the guard decides by. People's fields ask it about passwords: it must not move to them. */
export const guardChunk = /packages\/domain\/src\/(?:auth|interval|result)/

/** Days and zones, which agendas draw with: lists must not load people's fields with them. */
export const timeChunk = /packages\/domain\/src\/availability/

/** What a screen reads its address or a stored draft with; login does without. */
export const schemaChunk =
  /node_modules\/zod\/|packages\/contracts\/src\/kit\/schema|packages\/domain\/src\/customers\/lists/

/** How words and names are compared: searches must not load people's fields with them. */
export const wordsChunk = /packages\/domain\/src\/(?:text|customers\/name)\./

/** How people's fields are read: registrations and profiles alone. */
export const personChunk = /packages\/contracts\/src\/kit\/person|packages\/domain\/src\/customers/

const tablerIcon = '@tabler/icons-react/dist/esm/icons/Icon'
const picturesOf = (names: string): RegExp => new RegExp(`${tablerIcon}(?:${names})\\.mjs`)

/** Pictures that are needed together weigh a third of what they do alone. */
export const pictureChunks = {
  'state-icons': picturesOf('CalendarX|Checks|CircleCheck|ClipboardText|Clock|ClockOff|UserOff|Video'),
  'card-icons': picturesOf('AlertTriangle|CircleDashed|InfoCircle|MapPin|Stethoscope'),
  chevrons: picturesOf('Chevron(?:Down|Left|Right)'),
  'menu-icons': picturesOf(
    'Adjustments|AlertCircle|Ambulance|ArrowsExchange|Building|CashBanknote|ClipboardList|FileText|History|LayoutDashboard|ListCheck|MessageCog|News|ShieldCheck|Users',
  ),
} as const
