import type { PhraseSet } from '@emma/phrases'
import type { assistantScreens } from './assistant-screens.ts'
import type { MenuSection } from './meta.ts'
import { route, screen } from './table.ts'

const assistant = { layout: 'vertical', resource: ['assistant'], action: 'manage' } as const
const menu = (section: MenuSection) => ({ roles: ['assistant'], section }) as const

/** A screen of the feature; the list of its modules is loaded with the first one. */
export const assistantScreen = (name: keyof typeof assistantScreens, ...sets: readonly PhraseSet[]) =>
  screen(
    () => import('./assistant-screens.ts').then(({ assistantScreens }) => assistantScreens[name]()),
    ...sets,
  )

const agendaScreen = assistantScreen('agenda', 'assistants', 'booking', 'cancellation')
const calendarScreen = assistantScreen('calendar', 'assistants', 'availability', 'booking', 'cancellation')
const bookingScreen = assistantScreen(
  'booking',
  'assistants',
  'booking',
  'availability',
  'onBehalf',
  'fields',
)
const patientsScreen = assistantScreen('patients', 'assistants')
const chatScreen = assistantScreen('chat', 'assistants', 'chat', 'fields')
const receiptsScreen = assistantScreen('receipts', 'assistants', 'booking')
const profileScreen = assistantScreen('profile', 'assistants', 'fields')

/** Routes of assistants. */
export const assistantRoutes = [
  route('/assistente', { ...assistant, name: 'assistant-agenda', menu: menu('care') }, agendaScreen),
  route(
    '/assistente/calendario',
    { ...assistant, name: 'assistant-calendar', menu: menu('care') },
    calendarScreen,
  ),
  route(
    '/assistente/novo-agendamento',
    { ...assistant, name: 'assistant-booking', menu: menu('care') },
    bookingScreen,
  ),
  route(
    '/assistente/pacientes',
    { ...assistant, name: 'assistant-patients', menu: menu('care') },
    patientsScreen,
  ),
  route(
    '/assistente/conversas',
    { ...assistant, name: 'assistant-chat', menu: { ...menu('care'), right: 'chat' } },
    chatScreen,
  ),
  route(
    '/assistente/recibos',
    { ...assistant, name: 'assistant-receipts', menu: { ...menu('care'), right: 'receipts' } },
    receiptsScreen,
  ),
  route(
    '/assistente/perfil',
    { ...assistant, name: 'assistant-profile', menu: menu('practice') },
    profileScreen,
  ),
] as const
