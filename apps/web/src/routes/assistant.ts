import type { PhraseSet } from '@emma/phrases'
import type { assistantScreens } from './assistant-screens.ts'
import type { MenuSection } from './meta.ts'
import { route, screen } from './table.ts'

const assistant = { layout: 'vertical', resource: ['assistant'], action: 'manage' } as const
const menu = (section: MenuSection) => ({ roles: ['assistant'], section }) as const

/** A screen of a team; the list of their modules is loaded with the first of them. */
export const teamScreen = (name: keyof typeof assistantScreens, ...sets: readonly PhraseSet[]) =>
  screen(
    () => import('./assistant-screens.ts').then(({ assistantScreens }) => assistantScreens[name]()),
    ...sets,
  )

const agendaScreen = teamScreen('agenda', 'assistants', 'booking', 'cancellation')
const calendarScreen = teamScreen('calendar', 'assistants', 'availability', 'booking', 'cancellation')
const bookingScreen = teamScreen('booking', 'assistants', 'booking', 'availability', 'onBehalf', 'fields')
const patientsScreen = teamScreen('patients', 'assistants')
const receiptsScreen = teamScreen('receipts', 'assistants', 'booking')
const profileScreen = teamScreen('profile', 'assistants', 'fields')

/** Who keeps the agenda of specialists. */
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
    '/assistente/recibos',
    { ...assistant, name: 'assistant-receipts', menu: menu('care') },
    receiptsScreen,
  ),
  route(
    '/assistente/perfil',
    { ...assistant, name: 'assistant-profile', menu: menu('practice') },
    profileScreen,
  ),
] as const
