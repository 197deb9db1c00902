import { tablerIcon, under } from './chunks.ts'

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
