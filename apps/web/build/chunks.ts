/** Separate from the base: it rarely changes between releases, so browsers keep it. */
export const reactChunk = /node_modules\/(?:react|react-dom|scheduler)\//

/** Libraries used by every screen. */
export const librariesChunk =
  /node_modules\/(?:@tanstack\/(?:history|react-router(?!\/dist\/esm\/useBlocker)|react-store|router-core|store)|i18next|react-i18next(?!\/dist\/es\/Trans)|clsx)\//

/** Mantine's core, and the components of the login and of every screen's loading and error states. */
export const looksChunk =
  /@mantine\/core\/(?:esm\/(?:core(?!\/utils\/(?:create-scoped|find-element))|components\/(?:ActionIcon|Alert|Anchor|Box|Button|CloseButton|Input|InputBase|Loader|PasswordInput|Text|TextInput|Title|Transition|UnstyledButton))\/|styles\/(?:ActionIcon|Alert|Anchor|Button|CloseButton|Input|Loader|PasswordInput|Text|Title|UnstyledButton)\.layer)/

/** The shell: the entry's imports and what frames and screens share with it. */
const shell = [
  'routes/(?!(?:admin|assistant|customer|specialist)-screens)',
  'lib/(?:storage-keys|store\\.|forget-shared|last-seen/forget-seen|filters/filters|installed/(?!service-worker)|loading/|screen/skin|session/)',
  'lib/(?:api/(?:api|fault|online|problem|retry)|errors/error-reports|i18n/i18n)\\.',
  'lib/i18n/person-zone',
  'ui/(?:dialog/confirm\\.|theme|last-seen/last-seen\\.lazy|action/(?:link|text)|feedback/(?:coming|loading|splash|state-)|failure/error-|layout/(?:brand|display)|toast/toast\\.)',
  'ui/frame/(?:frame\\.|bare|main|message|not-found|root|screen|use-screen)',
].join('|')

/** The code shared by all icons. */
const icons =
  '@tabler/icons-react/dist/esm/(?:createReactComponent|defaultAttributes|icons/Icon(?:CalendarHeart|ClipboardText|Video)\\.mjs)'

/**
 * One file for what every first load needs: forty small files compress badly and cost forty requests. Unused modules are
 * still left out, and screens and their parts keep their own chunks.
 */
export const baseChunk = new RegExp(
  `node_modules/(?:${icons})|apps/web/src/(?:${shell})|packages/contracts/src/(?:kit/(?!schema|person|zone)|auth/index)|packages/domain/src/(?:auth|interval|machine|result|text\\.|customers/name\\.)`,
)

export const tablerIcon = '@tabler/icons-react/dist/esm/icons/Icon'
const frameIcons = [
  'AlertTriangle|Bell|Calendar|CalendarX|Checks|Chevron(?:Down|Left|Right)|Circle|CircleCheck|CircleDashed|CircleX',
  'Clock|ClockOff|Eye|FileText|Heart|Heartbeat|Home|InfoCircle|Language|Logout|MapPin|Message|Moon|Pill|Search|ShieldCheck|Stethoscope|Sun|SunMoon',
  'User|UserOff|Users|X',
].join('|')

/** A pattern for the files in a folder whose paths start with one of the given names. */
export const under = (folder: string, ...beginnings: readonly string[]): string =>
  `${folder}/(?:${beginnings.join('|').replaceAll('.', '\\.')})`

/**
 * Used on every screen after login: the data layer, the shared parts of the frames, the notification bell, and the list
 * code of most patient and specialist screens. As single files of a kilobyte they would cost forty requests.
 */
const signedIn = [
  under('node_modules/@tanstack', 'query-core/', 'react-query/'),
  '@mantine/core/(?:esm/components|styles)/(?:Avatar|Group|VisuallyHidden)',
  `${tablerIcon}(?:${frameIcons})\\.mjs`,
  under('packages/contracts/src/booking', 'index', 'cancellation', 'invitation'),
  under('packages/contracts/src', 'availability/slots', 'notifications/', 'realtime'),
  'packages/contracts/src/(?:favorites|posts|privacy|queue|reviews|specialists|specialties|waitlist|wallet)/index',
  under(
    'packages/contracts/src',
    'customers/index',
    'prescriptions/documents',
    'queue/attendance',
    'specialists/settings',
  ),
  '@mantine/hooks/esm/(?:use-(?:debounced-value|disclosure|force-update|merged-ref|mounted)/|utils/use-callback-ref)',
  '@mantine/core/esm/(?:core/utils/(?:create-scoped|find-element)|components/ScrollArea/utils/to-int)',
  under(
    'packages/domain/src',
    'booking/appointment-state',
    'format-date',
    'money',
    'queue/attendance',
    'specialists/attendance',
    'zone-place',
  ),
  under('packages/phrases/src/pt', 'booking/index', 'notifications/index'),
  under(
    'apps/web/src/features/booking',
    'book/days.',
    'booking.queries',
    'invitation/invitation.queries',
    'pay/countdown',
    'returns/',
  ),
  under(
    'apps/web/src/features/booking/agenda',
    'agenda.module',
    'appointment-menu.',
    'in-care',
    'join-when',
    'starts-in',
    'use-app',
  ),
  under(
    'apps/web/src/features/notifications',
    'bell',
    'index',
    'notifications.',
    'settings.',
    'sounds',
    'unread',
    'use-',
  ),
  under(
    'apps/web/src/features',
    'dashboard/home/(?:home|other)-zone',
    'privacy/privacy.queries',
    'privacy/terms.lazy',
    'specialties/specialties.queries',
    'prescriptions/received/received.queries',
    'queue/index',
    'queue/queue.queries',
    'queue/wait/call-watch',
  ),
  under('apps/web/src/ui', 'action/action-bar', 'money/', 'table/pages'),
  under('apps/web/src/lib/api', 'attempt', 'fresh-query-client', 'next-page', 'query-client'),
  under(
    'apps/web/src/lib',
    'errors/log-failure',
    'filters/use-filters',
    'loading/when-idle',
    'forms/form-draft',
    'i18n/format',
    'last-seen/use-keep',
    'realtime/realtime',
    'time/days',
    'time/now',
    'time/stopwatch',
    'time/use-now',
  ),
  under(
    'apps/web/src/ui',
    'failure/failures',
    'failure/query-',
    'feedback/query-',
    'feedback/status-chip',
    'layout/below',
    'layout/page-header',
    'layout/panel',
    'notice/floating',
    'notice/state-strip',
    'palette/palette-key',
    'palette/palette-open',
    'person/person.',
    'person/person-avatar',
    'status/',
    'time/appointment-card',
    'time/presence-note',
    'time/use-return',
    'time/use-wh',
  ),
  under(
    'apps/web/src/ui/frame',
    'data',
    'footer',
    'horizontal',
    'skin',
    'watches',
    'menu/account',
    'menu/header',
    'menu/tab',
    'menu/top',
  ),
]
/** The parts of list rows. */
const rows =
  /packages\/domain\/src\/csv|apps\/web\/src\/(?:ui\/(?:table\/(?:row-open|use-picked|table-bones|work-table\.module)|action\/overflow-menu)|lib\/filters\/page-sizes)|icons\/Icon(?:Dots|ArrowUp|ArrowDown)\.mjs/
export const signedInChunk = new RegExp([...signedIn, rows.source].join('|'))
