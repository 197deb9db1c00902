import { createRoute, redirect } from '@tanstack/react-router'
import { homePathOf } from '../lib/session/landing.ts'
import { assistantScreen } from './assistant.ts'
import type { ScreenMeta } from './meta.ts'
import { root, route, screen } from './table.ts'

const open = { layout: 'full', resource: ['auth'], action: 'read', requiresAuth: false } as const
const guestsOnly = { ...open, redirectIfLoggedIn: true } as const satisfies Partial<ScreenMeta>

const loginScreen = screen(() => import('../features/auth/login/login-screen.tsx'), 'auth')
const forgotPasswordScreen = screen(
  () => import('../features/auth/password/forgot-password-screen.tsx'),
  'auth',
)
const resetPasswordScreen = screen(
  () => import('../features/auth/password/reset-password-screen.tsx'),
  'auth',
  'fields',
)
const undoChangeScreen = screen(() => import('../features/auth/password/undo-change-screen.tsx'), 'auth')
const createScreen = screen(
  () => import('../features/customers/register/create-screen.tsx'),
  'customers',
  'auth',
  'fields',
)
const confirmScreen = screen(
  () => import('../features/customers/register/confirm-registration-screen.tsx'),
  'customers',
  'auth',
  'fields',
)
const signUpScreen = screen(
  () => import('../features/booking/sign-up/sign-up-screen.tsx'),
  'booking',
  'signUp',
)
const invitationScreen = screen(
  () => import('../features/booking/invitation/invitation-screen.tsx'),
  'booking',
  'invitation',
)
const teamInvitationScreen = assistantScreen('invitation', 'auth', 'team', 'fields')
const checkScreen = screen(
  () => import('../features/prescriptions/prescription-check-screen.tsx'),
  'documents',
)
const companionScreen = screen(
  () => import('../features/calls/guest/guest-screen.tsx'),
  'companions',
  'calls',
)
const termsScreen = screen(() => import('../features/pages/terms-screen.tsx'), 'pages')
const privacyScreen = screen(() => import('../features/pages/privacy-policy-screen.tsx'), 'pages')
const pageScreen = screen(() => import('../features/pages/page-screen.tsx'), 'pages')
const notAuthorized = screen(() => import('../ui/feedback/not-authorized-screen.tsx'))

const specialistCreateScreen = screen(
  () => import('../features/specialists/account/register/specialist-create-screen.tsx'),
  'specialistAccount',
  'fields',
)
const accountProgressScreen = screen(
  () => import('../features/specialists/account/progress/account-progress-screen.tsx'),
  'specialistAccount',
  'fields',
)

/** `/` has no screen: it redirects to the role's home. */
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  staticData: { screen: { ...open, name: 'root' } },
  beforeLoad: ({ context }) => {
    throw redirect({ to: homePathOf(context.session.state().user), replace: true })
  },
})

export const publicRoutes = [
  home,
  route('/login', { ...guestsOnly, name: 'login', bare: true }, loginScreen),
  route('/customer/login', { ...guestsOnly, name: 'customer-login', bare: true }, loginScreen),
  route('/authorized', { ...open, name: 'not-authorized' }, notAuthorized),
  route(
    '/authentication/forgot-password',
    { ...guestsOnly, name: 'forgot-password', bare: true },
    forgotPasswordScreen,
  ),
  route(
    '/authentication/reset-password',
    { ...guestsOnly, name: 'reset-password', bare: true },
    resetPasswordScreen,
  ),
  route('/desfazer', { ...open, name: 'undo-change', bare: true }, undoChangeScreen),
  route('/customer/create', { ...open, name: 'customer-create' }, createScreen),
  route('/customer/confirm-registration/$id', { ...open, name: 'confirm-registration' }, confirmScreen),
  route('/customer/marcar/$specialist_id', { ...open, name: 'sign-up' }, signUpScreen),
  route('/convite', { ...open, name: 'booking-link' }, invitationScreen),
  route('/equipe/convite', { ...open, name: 'team-invitation' }, teamInvitationScreen),
  route('/termos-de-uso', { ...open, name: 'terms' }, termsScreen),
  route('/politica-de-privacidade', { ...open, name: 'privacy' }, privacyScreen),
  route('/pagina/$slug', { ...open, name: 'page' }, pageScreen),
  route('/acompanhar', { ...open, name: 'companion', still: true }, companionScreen),
  route('/verificar/$code', { ...open, name: 'prescription-check' }, checkScreen),
  // A new specialist has no account yet.
  route('/specialist/create', { ...open, name: 'specialist-create' }, specialistCreateScreen),
  route(
    '/specialist/accout-progress',
    {
      name: 'account-progress',
      layout: 'full',
      resource: ['specialist'],
      action: 'manage',
      redirectIfLoggedIn: true,
    },
    accountProgressScreen,
  ),
] as const
