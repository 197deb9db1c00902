import type { PhraseSet } from '@emma/phrases'
import type { customerScreens } from './customer-screens.ts'
import type { MenuSection } from './meta.ts'
import { route, screen } from './table.ts'

const customer = { layout: 'horizontal', resource: ['customer'], action: 'manage' } as const
/** A section of the profile: the list beside it stays in place when another one is chosen. */
const section = { ...customer, still: true } as const
const menu = (section: MenuSection) => ({ roles: ['customer'], section }) as const

const customerScreen = (name: keyof typeof customerScreens, ...sets: readonly PhraseSet[]) =>
  screen(
    () => import('./customer-screens.ts').then(({ customerScreens }) => customerScreens[name]()),
    ...sets,
  )

const homeScreen = screen(
  () => import('../features/dashboard/home/customer-home-screen.tsx'),
  'dashboard',
  'booking',
  'notifications',
  'wallet',
  'specialists',
  'proposals',
  'invitation',
  'posts',
  'waitlist',
  'reviews',
)
const listScreen = screen(
  () => import('../features/specialists/search/specialist-list-screen.tsx'),
  'specialists',
)
const detailScreen = screen(
  () => import('../features/specialists/detail/specialist-detail-screen.tsx'),
  'specialists',
  'availability',
)
const favoritesScreen = customerScreen('favorites', 'specialists')
const postScreen = customerScreen('post', 'posts')
const tourScreen = customerScreen('tour', 'tour')
const pickSlotScreen = screen(
  () => import('../features/booking/book/pick-slot-screen.tsx'),
  'booking',
  'availability',
)
const agendaScreen = screen(
  () => import('../features/booking/own-agenda/customer-agenda-screen.tsx'),
  'booking',
  'agenda',
  'invitation',
  'proposals',
  'waitlist',
)
const prepareScreen = screen(
  () => import('../features/preparations/prepare-screen.tsx'),
  'preparations',
  'fields',
)
const urgentCareScreen = screen(() => import('../features/queue/enter/urgent-care-screen.tsx'), 'queue')
const paySeriesScreen = customerScreen('paySeries', 'invitation', 'booking', 'cards', 'fields')
const onDutyScreen = customerScreen('onDuty', 'queue', 'specialists')
const profileScreen = customerScreen('profile', 'customers')
const profileDataScreen = customerScreen('profileData', 'customers', 'fields')
const profileFamilyScreen = customerScreen('profileFamily', 'customers', 'dependents')
const profileSecurityScreen = customerScreen('profileSecurity', 'customers')
const profilePaymentsScreen = customerScreen('profilePayments', 'customers', 'cards')
const profileNoticesScreen = customerScreen('profileNotices', 'customers')
const profilePrivacyScreen = customerScreen('profilePrivacy', 'customers')
const deviceTestScreen = customerScreen('deviceTest', 'calls', 'deviceTest')
const newCardScreen = customerScreen('newCard', 'cards', 'fields')
const patientAreaScreen = screen(
  () => import('../features/health-folder/health-folder-screen.tsx'),
  'healthFolder',
  'dependents',
)
const examsScreen = customerScreen('exams', 'exams', 'dependents', 'fields')
const prescriptionsScreen = customerScreen('prescriptions', 'prescriptions', 'dependents')
const chatScreen = screen(() => import('../features/chat/chat-screen.tsx'), 'chat', 'fields')
const personChatScreen = screen(() => import('../features/chat/person-chat-screen.tsx'), 'chat', 'fields')
const callScreen = screen(
  () => import('../features/calls/enter/call-screen.tsx'),
  'calls',
  'privacy',
  'booking',
)

export const customerRoutes = [
  route('/customer', { ...customer, name: 'principal', menu: menu('main') }, homeScreen),
  route('/customer/specialists/$id', { ...customer, name: 'specialist-list' }, listScreen),
  route('/customer/detail/$id', { ...customer, name: 'specialist-detail' }, detailScreen),
  route('/customer/horario/$specialist_id', { ...customer, name: 'pick-slot' }, pickSlotScreen),
  route('/customer/serie/$id', { ...customer, name: 'pay-series' }, paySeriesScreen),
  route('/customer/preparo/$id', { ...customer, name: 'prepare' }, prepareScreen),
  route('/customer/agenda', { ...customer, name: 'customer-agenda', menu: menu('main') }, agendaScreen),
  route(
    '/customer/area-paciente',
    { ...customer, name: 'patient-area', menu: menu('main') },
    patientAreaScreen,
  ),
  route('/customer/area-paciente/historico-exame', { ...customer, name: 'exam-history' }, examsScreen),
  route(
    '/customer/prescricao',
    { ...customer, name: 'customer-prescriptions', menu: menu('main') },
    prescriptionsScreen,
  ),
  route(
    '/customer/pronto-atendimento',
    { ...customer, name: 'urgent-care', menu: menu('main') },
    urgentCareScreen,
  ),
  route('/customer/chat-customer', { ...customer, name: 'customer-chat', menu: menu('main') }, chatScreen),
  route(
    '/customer/favoritos',
    { ...customer, name: 'customer-favorites', menu: menu('main') },
    favoritesScreen,
  ),
  route(
    '/customer/perfil',
    { ...customer, name: 'customer-profile', menu: menu('main'), still: true },
    profileScreen,
  ),
  route('/customer/perfil/dados', { ...section, name: 'profile-data' }, profileDataScreen),
  route('/customer/perfil/familia', { ...section, name: 'profile-family' }, profileFamilyScreen),
  route('/customer/perfil/seguranca', { ...section, name: 'profile-security' }, profileSecurityScreen),
  route('/customer/perfil/pagamentos', { ...section, name: 'profile-payments' }, profilePaymentsScreen),
  route('/customer/perfil/notificacoes', { ...section, name: 'profile-notices' }, profileNoticesScreen),
  route('/customer/perfil/privacidade', { ...section, name: 'profile-privacy' }, profilePrivacyScreen),
  route('/customer/novo-cartao', { ...customer, name: 'new-card' }, newCardScreen),
  route('/customer/aparelho', { ...customer, name: 'customer-device-test', still: true }, deviceTestScreen),
  route('/customer/post/$id', { ...customer, name: 'customer-post' }, postScreen),
  route('/customer/swiper', { ...customer, name: 'customer-tour' }, tourScreen),
  route('/customer/plantao', { ...customer, name: 'customer-on-duty' }, onDutyScreen),
  route(
    '/customer/calls/{-$id}',
    { ...customer, name: 'customer-calls', layout: 'full', still: true },
    callScreen,
  ),
  // Declared twice in the specification, once per role: one screen with two addresses.
  route(
    '/chat/$employeeId',
    { ...customer, name: 'chat', layout: 'vertical', resource: ['customer', 'specialist'] },
    personChatScreen,
  ),
] as const
