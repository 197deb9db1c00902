import type { MenuSection } from './meta.ts'
import { route, screen } from './table.ts'

const assistant = { layout: 'vertical', resource: ['assistant'], action: 'manage' } as const
const menu = (section: MenuSection) => ({ roles: ['assistant'], section }) as const

const agendaScreen = screen(
  () => import('../features/assistants/desk/agenda-screen.tsx'),
  'desk',
  'booking',
  'cancellation',
)
const calendarScreen = screen(
  () => import('../features/assistants/desk/calendar-screen.tsx'),
  'desk',
  'availability',
  'booking',
  'cancellation',
)
const bookingScreen = screen(
  () => import('../features/assistants/desk/booking-screen.tsx'),
  'desk',
  'booking',
  'availability',
  'onBehalf',
  'fields',
)
const patientsScreen = screen(
  () => import('../features/assistants/desk/patients-screen.tsx'),
  'desk',
  'patients',
)
const receiptsScreen = screen(
  () => import('../features/assistants/desk/receipts-screen.tsx'),
  'desk',
  'booking',
)
const profileScreen = screen(
  () => import('../features/assistants/own/assistant-profile-screen.tsx'),
  'desk',
  'fields',
)

/** Who keeps the agenda of specialists. */
export const assistantRoutes = [
  route('/assistente', { ...assistant, name: 'desk', menu: menu('care') }, agendaScreen),
  route(
    '/assistente/calendario',
    { ...assistant, name: 'desk-calendar', menu: menu('care') },
    calendarScreen,
  ),
  route(
    '/assistente/novo-agendamento',
    { ...assistant, name: 'desk-booking', menu: menu('care') },
    bookingScreen,
  ),
  route('/assistente/pacientes', { ...assistant, name: 'desk-patients', menu: menu('care') }, patientsScreen),
  route('/assistente/recibos', { ...assistant, name: 'desk-receipts', menu: menu('care') }, receiptsScreen),
  route(
    '/assistente/perfil',
    { ...assistant, name: 'assistant-profile', menu: menu('practice') },
    profileScreen,
  ),
] as const
