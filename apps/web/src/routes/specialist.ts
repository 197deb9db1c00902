import type { PhraseSet } from '@emma/phrases'
import { assistantScreen } from './assistant.ts'
import type { MenuGroup, MenuSection } from './meta.ts'
import type { specialistScreens } from './specialist-screens.ts'
import { route, screen } from './table.ts'

const specialist = { layout: 'vertical', resource: ['specialist'], action: 'manage' } as const
/** A section of the profile: the list beside it stays in place when another one is chosen. */
const section = { ...specialist, still: true } as const
const menu = (section: MenuSection, group?: MenuGroup) =>
  ({ roles: ['specialist'], section, ...(group && { group }) }) as const
const visits = { ...specialist, menu: menu('care', 'visits') } as const
const practice = { ...specialist, menu: menu('practice', 'practice') } as const
const money = { ...specialist, menu: menu('practice', 'money') } as const

const specialistScreen = (name: keyof typeof specialistScreens, ...sets: readonly PhraseSet[]) =>
  screen(
    () => import('./specialist-screens.ts').then(({ specialistScreens }) => specialistScreens[name]()),
    ...sets,
  )

const dashboardScreen = screen(
  () => import('../features/dashboard/dashboard-screen.tsx'),
  'booking',
  'today',
  'preparations',
  'earnings',
  'figures',
)
const calendarScreen = screen(
  () => import('../features/availability/calendar/calendar-screen.tsx'),
  'availability',
  'booking',
)
const hoursScreen = screen(
  () => import('../features/availability/week/hours-screen.tsx'),
  'availability',
  'booking',
)
const dutyScreen = screen(() => import('../features/queue/duty/duty-screen.tsx'), 'queue')
const queueBoardScreen = screen(() => import('../features/queue/duty/board-screen.tsx'), 'queue')
const placesScreen = screen(() => import('../features/places/places-screen.tsx'), 'places')
const chatSettingsScreen = screen(
  () => import('../features/specialists/settings/chat-settings-screen.tsx'),
  'specialistAccount',
)
const appointmentsScreen = screen(
  () => import('../features/booking/agenda/specialist-appointments-screen.tsx'),
  'booking',
)
const newAppointmentScreen = screen(
  () => import('../features/booking/on-behalf/new-appointment-screen.tsx'),
  'booking',
  'availability',
  'onBehalf',
  'fields',
)
const consultationScreen = screen(
  () => import('../features/consultation/consultation-screen.tsx'),
  'records',
  'prescriptions',
  'calls',
  'booking',
)
const guidedRecordScreen = screen(
  () => import('../features/consultation/guided-record-screen.tsx'),
  'guided',
  'records',
  'prescriptions',
  'calls',
  'booking',
)
const patientsScreen = screen(() => import('../features/patients/patients-screen.tsx'), 'patients')
const importScreen = specialistScreen('importPatients', 'contacts')
const contactScreen = specialistScreen('contact', 'contacts')
const recordListScreen = screen(() => import('../features/records/view/record-list-screen.tsx'), 'records')
const recordViewScreen = screen(
  () => import('../features/records/view/record-view-screen.tsx'),
  'records',
  'patient',
)
const patientScreen = screen(
  () => import('../features/records/patient/patient-screen.tsx'),
  'records',
  'patient',
)
const balancesScreen = screen(
  () => import('../features/earnings/balance/balances-screen.tsx'),
  'earnings',
  'finance',
)
const transfersScreen = screen(
  () => import('../features/earnings/platform/transfers-screen.tsx'),
  'finance',
  'earnings',
)
const withdrawScreen = screen(
  () => import('../features/earnings/withdrawals/withdraw-screen.tsx'),
  'finance',
  'earnings',
)
const approveScreen = specialistScreen('approve', 'finance')
const profileScreen = specialistScreen('profile', 'specialistAccount', 'fields')
const offersScreen = specialistScreen('offers', 'specialistAccount', 'fields')
const modelsScreen = specialistScreen('models', 'prescriptions', 'guided', 'records')
const deviceTestScreen = specialistScreen('deviceTest', 'calls', 'deviceTest')
const callTestScreen = specialistScreen('callTest', 'calls', 'deviceTest')
const chatScreen = screen(() => import('../features/chat/chat-screen.tsx'), 'chat', 'fields')
const companiesScreen = screen(
  () => import('../features/companies/companies-screen.tsx'),
  'companies',
  'attending',
)
const ownTeamScreen = assistantScreen('team', 'team', 'fields')
const companyScreen = screen(
  () => import('../features/companies/company-information-screen.tsx'),
  'companies',
  'fields',
)
const callScreen = screen(() => import('../features/calls/enter/call-screen.tsx'), 'calls', 'booking')

const questionnairesScreen = specialistScreen('questionnaires', 'preparations')

export const specialistRoutes = [
  // Specialists and admins share it; it requires the dashboard resource, not a role (spec §6).
  route(
    '/dashboard',
    {
      ...specialist,
      name: 'dashboard',
      resource: ['dashboard'],
      menu: { roles: ['specialist', 'admin'], section: 'main' },
    },
    dashboardScreen,
  ),
  route(
    '/specialist/calendar',
    { ...specialist, name: 'specialist-calendar', menu: menu('care') },
    calendarScreen,
  ),
  route('/specialist/pacientes', { ...specialist, name: 'patients', menu: menu('care') }, patientsScreen),
  route('/specialist/pacientes/importar', { ...specialist, name: 'patient-import' }, importScreen),
  route('/specialist/contato/$id', { ...specialist, name: 'patient-contact' }, contactScreen),
  route('/specialist/consultas', { ...visits, name: 'specialist-appointments' }, appointmentsScreen),
  route('/specialist/novo-agendamento', { ...visits, name: 'new-appointment' }, newAppointmentScreen),
  route('/calls', { ...specialist, name: 'calls', layout: 'full', still: true }, callScreen),
  route('/specialist/plantao', { ...specialist, name: 'specialist-on-duty', menu: menu('care') }, dutyScreen),
  route('/specialist/app/chat', { ...specialist, name: 'specialist-chat', menu: menu('care') }, chatScreen),
  route('/specialist/records/list', { ...visits, name: 'record-list' }, recordListScreen),
  route('/specialist/record/view/$id', { ...specialist, name: 'record-view', still: true }, recordViewScreen),
  route('/specialist/prontuario/$id', { ...specialist, name: 'medical-record', still: true }, patientScreen),
  route(
    '/specialist/prontuario-medico/$schedule_id/$record_id',
    { ...specialist, name: 'consultation', still: true },
    consultationScreen,
  ),
  route('/specialist/prontuario-emma', { ...visits, name: 'guided-record', still: true }, guidedRecordScreen),
  route('/specialist/agora.io', { ...specialist, name: 'device-test', still: true }, deviceTestScreen),
  route(
    '/specialist/agora-teste',
    { ...specialist, name: 'device-test-alternative', still: true },
    callTestScreen,
  ),
  route(
    '/specialist/app/queue-view',
    { ...specialist, name: 'queue-view', layout: 'full' },
    queueBoardScreen,
  ),
  route('/specialist/horarios', { ...practice, name: 'specialist-hours' }, hoursScreen),
  route('/specialist/places', { ...practice, name: 'specialist-places' }, placesScreen),
  route('/specialist/especialidades', { ...practice, name: 'own-offers' }, offersScreen),
  route('/specialist/modelos', { ...practice, name: 'own-models' }, modelsScreen),
  route('/specialist/perguntas', { ...practice, name: 'questionnaires' }, questionnairesScreen),
  route('/specialist/chat-settings', { ...practice, name: 'chat-settings' }, chatSettingsScreen),
  route('/specialist/companies', { ...practice, name: 'companies' }, companiesScreen),
  route('/specialist/equipe', { ...practice, name: 'team' }, ownTeamScreen),
  route(
    '/specialist/companies/general-information/$id',
    { ...specialist, name: 'company-information' },
    companyScreen,
  ),
  route('/specialist/balances', { ...money, name: 'balances' }, balancesScreen),
  route('/specialist/payments-transfers', { ...money, name: 'payments-transfers' }, transfersScreen),
  route('/finance/withdraw', { ...money, name: 'withdraw' }, withdrawScreen),
  route('/finance/approve-withdrawal', { ...specialist, name: 'approve-withdrawal' }, approveScreen),
  route(
    '/specialist/perfil',
    { ...specialist, name: 'specialist-profile', menu: menu('practice'), still: true },
    profileScreen,
  ),
  route('/specialist/perfil/dados', { ...section, name: 'specialist-data' }, profileScreen),
  route('/specialist/perfil/registro', { ...section, name: 'specialist-council' }, profileScreen),
  route('/specialist/perfil/atendimento', { ...section, name: 'specialist-attending' }, profileScreen),
  route('/specialist/perfil/papel-timbrado', { ...section, name: 'specialist-letterhead' }, profileScreen),
  route('/specialist/perfil/conta', { ...section, name: 'specialist-bank' }, profileScreen),
  route('/specialist/perfil/seguranca', { ...section, name: 'specialist-security' }, profileScreen),
  route('/specialist/perfil/notificacoes', { ...section, name: 'specialist-notices' }, profileScreen),
] as const
