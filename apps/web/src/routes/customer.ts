import type { MenuSection } from './meta.ts'
import { route, screen } from './table.ts'

const customer = { layout: 'horizontal', resource: ['customer'], action: 'manage' } as const
const menu = (section: MenuSection) => ({ roles: ['customer'], section }) as const

const homeScreen = screen(
  () => import('../features/dashboard/home/customer-home-screen.tsx'),
  'dashboard',
  'specialists',
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
const favoritesScreen = screen(() => import('../features/favorites/favorites-screen.tsx'), 'specialists')
const postScreen = screen(() => import('../features/posts/post-screen.tsx'), 'posts')
const tourScreen = screen(() => import('../features/dashboard/tour-screen.tsx'), 'tour')
const pickSlotScreen = screen(
  () => import('../features/booking/book/pick-slot-screen.tsx'),
  'booking',
  'availability',
)
const agendaScreen = screen(() => import('../features/booking/agenda/customer-agenda-screen.tsx'), 'booking')
const urgentCareScreen = screen(() => import('../features/queue/enter/urgent-care-screen.tsx'), 'queue')
const onDutyScreen = screen(
  () => import('../features/queue/enter/on-duty-screen.tsx'),
  'queue',
  'specialists',
)
const profileScreen = screen(
  () => import('../features/customers/profile/profile-screen.tsx'),
  'customers',
  'fields',
)
const newCardScreen = screen(() => import('../features/cards/new-card-screen.tsx'), 'cards', 'fields')
const patientAreaScreen = screen(
  () => import('../features/records/area/patient-area-screen.tsx'),
  'records',
  'booking',
  'privacy',
  'dependents',
)
const examsScreen = screen(
  () => import('../features/exams/exam-history-screen.tsx'),
  'exams',
  'dependents',
  'fields',
)
const prescriptionsScreen = screen(
  () => import('../features/prescriptions/received/customer-prescriptions-screen.tsx'),
  'prescriptions',
  'dependents',
)
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
  route('/customer/perfil', { ...customer, name: 'customer-profile', menu: menu('main') }, profileScreen),
  route('/customer/novo-cartao', { ...customer, name: 'new-card' }, newCardScreen),
  route('/customer/post/$id', { ...customer, name: 'customer-post' }, postScreen),
  route('/customer/swiper', { ...customer, name: 'customer-tour' }, tourScreen),
  route('/customer/plantao', { ...customer, name: 'customer-on-duty' }, onDutyScreen),
  route(
    '/customer/calls/{-$id}',
    { ...customer, name: 'customer-calls', layout: 'full', still: true },
    callScreen,
  ),
  // Declared twice in the specification, once a role: one screen with two addresses.
  route(
    '/chat/$employeeId',
    { ...customer, name: 'chat', layout: 'vertical', resource: ['customer', 'specialist'] },
    personChatScreen,
  ),
] as const
