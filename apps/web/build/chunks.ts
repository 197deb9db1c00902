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
  'routes/(?!(?:admin|assistant|customer)-screens)',
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

const tablerIcon = '@tabler/icons-react/dist/esm/icons/Icon'
const frameIcons = [
  'AlertTriangle|Bell|Calendar|CalendarX|Checks|Chevron(?:Down|Left|Right)|Circle|CircleCheck|CircleDashed|CircleX',
  'Clock|ClockOff|Eye|FileText|Heart|Heartbeat|Home|InfoCircle|Language|Logout|MapPin|Message|Moon|Pill|Search|ShieldCheck|Stethoscope|Sun|SunMoon',
  'User|UserOff|Users|X',
].join('|')

/** A pattern for the files in a folder whose paths start with one of the given names. */
const under = (folder: string, ...beginnings: readonly string[]): string =>
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

/** All of Início. Its parts have their own chunks for other screens, but Início needs them all. */
const home = [
  `${tablerIcon}(?:CalendarPlus|Sparkles|Star)\\.mjs`,
  under('apps/web/src/features/booking', 'agenda/next-app', 'pay/attempt'),
  under('apps/web/src/features/dashboard', 'home/(?!home-zone|other-zone)', 'tour.'),
  under('apps/web/src/features', 'notifications/canceled', 'posts/posts.lazy'),
  under('apps/web/src/features/preparations', 'prepare-list', 'use-prepare-word'),
  under('apps/web/src/features/reviews', 'review-ask', 'review-button', 'reviews.module', 'reviews.queries'),
  under('apps/web/src/features/specialists/search', 'search-box', 'sugg'),
  under(
    'apps/web/src/features/waitlist',
    'offer-notice',
    'offers',
    'use-',
    'waitlist.module',
    'waitlist.queries',
  ),
  under('apps/web/src/features/wallet', 'use-refund', 'wallet.queries'),
]
export const homeChunk = new RegExp(home.join('|'))

/** Expandable rows of withdrawals: own, a company's, and pending ones for admins. */
export const withdrawalChunk =
  /apps\/web\/src\/features\/earnings\/withdrawals\/(?:decision|owner-of|withdrawal-(?:line|list|progress)|withdrawals\.(?:module|queries))/

/** Rendering of posts, for readers and editors. */
export const postChunk =
  /apps\/web\/src\/features\/posts\/(?:post-facts|posts\.(?:module|queries))|packages\/domain\/src\/html/

/**
 * Shared by several patient screens: lists of specialists, pending proposals, reviews and waiting lists. As separate files
 * they cost fifteen requests before the first paint.
 */
const patient = [
  `${tablerIcon}(?:HeartFilled|StarFilled)\\.mjs`,
  'packages/domain/src/payments/payment-state',
  'packages/contracts/src/(?:site/search|booking/proposals)',
  under(
    'apps/web/src/features/booking',
    'agenda/appointment-menu-entries',
    'book/use-seen-offer',
    'change/use-change.',
    'invitation/invitation.module',
    'invitation/invitations.',
    'own-agenda/in-person-note',
    'pay/money-back.',
    'proposals/own-proposals.',
    'proposals/proposals.',
  ),
  under('apps/web/src/features/favorites', 'favorites.queries', 'favorite-', 'specialist-rows'),
  under('apps/web/src/features', 'reviews/reviews.lazy', 'waitlist/waitlist.lazy'),
  under(
    'apps/web/src/features/specialists',
    'specialists.queries',
    'search/list-filters',
    'search/use-search',
  ),
  under('apps/web/src/ui', 'layout/option-list', 'person/council-of', 'person/next-slots', 'person/offer-of'),
  under('apps/web/src/ui/person', 'person-row', 'rating'),
]
export const patientChunk = new RegExp(patient.join('|'))

/** Texts of a patient's first screens: as single files, each request costs more than its bytes. */
export const patientWordsChunk =
  /packages\/phrases\/src\/pt\/(?:booking\/(?:agenda|invitation|proposals)|(?:dashboard|posts|reviews|specialists|waitlist|wallet)\/index)/

/** Saúde with its texts. */
export const folderChunk = new RegExp(
  [
    'packages/(?:contracts/src|phrases/src/pt)/health-folder/index',
    under(
      'apps/web/src/features/health-folder',
      'folder-tiles',
      'health-folder',
      'parts',
      'search-field',
      'use-newest',
    ),
  ].join('|'),
)

/** Shared by the public search and the one after login. */
export const findChunk =
  /packages\/phrases\/src\/fill\.|apps\/web\/src\/features\/site\/(?:browser\/suggest|map\/map-texts)\./

/** The slot picker. */
export const slotChunk = new RegExp(
  [
    under(
      'apps/web/src/features/booking/book',
      'pick-slot-screen',
      'pick-slot.module',
      'slot-step',
      'specialty-picker',
      'use-chosen-offer',
      'use-free-slots',
      'use-pick.',
      'use-slot-changes',
    ),
    `${tablerIcon}CalendarMonth\\.mjs`,
  ].join('|'),
)

/** Radio buttons, checkboxes and switches, with their labels. */
export const choiceChunk =
  /@mantine\/core\/(?:esm\/(?:components\/Radio|utils\/In(?:putsGroup|line))|styles\/(?:Radio|InlineInput))/

/** All of the login, with its passkey. */
export const loginChunk = new RegExp(
  [
    '@simplewebauthn/|packages/contracts/src/auth/(?:passkeys|passwords|proof)',
    `${tablerIcon}Fingerprint\\.mjs`,
    under(
      'apps/web/src/features/auth',
      'auth.',
      'login/(?:login-|auth-card|email-of|passkey-login)',
      'passkey/(?:passkey.|passkey-support)',
      'use-answer',
    ),
    'packages/phrases/src/pt/auth/index',
  ].join('|'),
)

/** The frame and menu of specialists, assistants and admins. */
export const workFrameChunk = new RegExp(
  [
    `${tablerIcon}(?:Adjustments|AlertCircle|Ambulance|ArrowsExchange|Building|CashBanknote|ClipboardList|ClockHour9|History|LayoutDashboard|LayoutSidebarLeft(?:Collapse|Expand)|Lifebuoy|ListCheck|Mail|Menu2|MessageCog|News|Wallet)\\.mjs`,
    under(
      'apps/web/src/ui',
      'frame/vertical',
      'frame/menu/(?:menu-icons|side|sub)',
      'palette/palette-button',
    ),
    under('apps/web/src/features', 'companies/attending/attending.lazy'),
  ].join('|'),
)

/** All of the specialist's Hoje. */
export const dayChunk = new RegExp(
  [
    'packages/contracts/src/dashboard/index',
    under('apps/web/src/features/dashboard', 'dashboard', 'figures.module', 'figures-section', 'needs-list'),
    under(
      'apps/web/src/features/dashboard/day',
      'day',
      'duty-card',
      'next-patient',
      'set',
      'specialist-day',
      'use-arr',
    ),
    'apps/web/src/lib/device-tested',
  ].join('|'),
)

/** A specialist's actions on an appointment, in any list. */
export const actsChunk = new RegExp(
  under(
    'apps/web/src/features/booking',
    'agenda/specialist-(?:dialogs.lazy|parts|row-actions)',
    'agenda/use-specialist-actions',
    'patient-name',
  ),
)

/** Texts of Hoje. */
export const dayWordsChunk =
  /packages\/phrases\/src\/pt\/(?:dashboard\/(?:figures|today)|earnings\/(?:index|states)|preparations\/index)/

/** Days and time zones, for agendas. Kept apart from the people's fields, which lists do not need. */
export const timeChunk = /packages\/domain\/src\/availability/

/** Parsing of addresses and stored drafts; the login does not need it. */
export const schemaChunk =
  /node_modules\/zod\/|packages\/contracts\/src\/kit\/schema|packages\/domain\/src\/customers\/lists/

/** Parsing of people's fields, for registrations and profiles only. */
export const personChunk = /packages\/contracts\/src\/kit\/person|packages\/domain\/src\/customers/
