import type { MenuSection } from './meta.ts'
import { coming, route, screen } from './table.ts'

const admin = { layout: 'vertical', resource: ['admin'], action: 'manage' } as const
const menu = (section: MenuSection) => ({ roles: ['admin'], section }) as const

const balancesScreen = screen(
  () => import('../features/earnings/admin-balances-screen.tsx'),
  'finance',
  'earnings',
)

const specialistListScreen = screen(
  () => import('../features/specialists/review/specialist-review-list-screen.tsx'),
  'review',
)
const specialistNewScreen = screen(
  () => import('../features/specialists/review/specialist-new-screen.tsx'),
  'review',
  'specialistAccount',
  'fields',
)
const specialistReviewScreen = screen(
  () => import('../features/specialists/review/specialist-review-screen.tsx'),
  'review',
  'specialistAccount',
  'fields',
)
const pageListScreen = screen(() => import('../features/pages/desk-list-screen.tsx'), 'pageDesk')
const pageCreateScreen = screen(() => import('../features/pages/page-create-screen.tsx'), 'pageDesk')
const pageEditorScreen = screen(() => import('../features/pages/page-editor-screen.tsx'), 'pageDesk')
const postListScreen = screen(() => import('../features/posts/post-list-screen.tsx'), 'postDesk')
const postCreateScreen = screen(
  () => import('../features/posts/post-create-screen.tsx'),
  'postDesk',
  'posts',
  'fields',
)
const postEditScreen = screen(
  () => import('../features/posts/post-edit-screen.tsx'),
  'postDesk',
  'posts',
  'fields',
)
const errorLogScreen = screen(() => import('../features/error-log/error-log-screen.tsx'), 'errorLog')
const profileScreen = screen(
  () => import('../features/admins/admin-profile-screen.tsx'),
  'review',
  'specialistAccount',
  'fields',
)

export const adminRoutes = [
  route('/admin/customers', { ...admin, name: 'customers', menu: menu('people') }, coming),
  route('/admin/customers/edit/$id', { ...admin, name: 'customer-edit' }, coming),
  route('/admin/specialists', { ...admin, name: 'specialists', menu: menu('people') }, specialistListScreen),
  route('/admin/specialists/create', { ...admin, name: 'specialist-new' }, specialistNewScreen),
  route('/admin/specialists/edit/$id', { ...admin, name: 'specialist-edit' }, specialistReviewScreen),
  route('/admin/companies', { ...admin, name: 'admin-companies', menu: menu('people') }, coming),
  route('/admin/companies/details/$id', { ...admin, name: 'company-details' }, coming),
  route('/admin/admins', { ...admin, name: 'admins', menu: menu('people') }, coming),
  route('/admin/admins/create', { ...admin, name: 'admin-create' }, coming),
  route('/admin/admins/edit/$id', { ...admin, name: 'admin-edit' }, coming),
  route('/admin/balances', { ...admin, name: 'admin-balances', menu: menu('money') }, balancesScreen),
  route('/admin/posts', { ...admin, name: 'posts', menu: menu('content') }, postListScreen),
  route('/admin/posts/create', { ...admin, name: 'post-create' }, postCreateScreen),
  route('/admin/posts/edit/$id', { ...admin, name: 'post-edit' }, postEditScreen),
  route('/admin/pages/list', { ...admin, name: 'pages', menu: menu('content') }, pageListScreen),
  route('/admin/pages/create', { ...admin, name: 'page-create' }, pageCreateScreen),
  route('/admin/page/ajuda-suporte', { ...admin, name: 'page-help' }, pageEditorScreen),
  route('/admin/page/termo-condicoes', { ...admin, name: 'page-terms' }, pageEditorScreen),
  route('/admin/page/sobre-app', { ...admin, name: 'page-about' }, pageEditorScreen),
  route('/admin/page/politica-privacidade', { ...admin, name: 'page-privacy' }, pageEditorScreen),
  route('/admin/page/$slug', { ...admin, name: 'page-edit' }, pageEditorScreen),
  route('/admin/specialties', { ...admin, name: 'specialties', menu: menu('platform') }, coming),
  route('/admin/specialties/create', { ...admin, name: 'specialty-create' }, coming),
  route('/admin/specialties/edit/$id', { ...admin, name: 'specialty-edit' }, coming),
  route('/admin/variables', { ...admin, name: 'variables', menu: menu('platform') }, coming),
  route('/admin/variables/edit/$id', { ...admin, name: 'variable-edit' }, coming),
  route('/admin/logs/list', { ...admin, name: 'error-log', menu: menu('platform') }, errorLogScreen),
  // The specification gives it the specialist resource, which an admin may read (spec §6).
  route(
    '/admin/perfil',
    { ...admin, name: 'admin-profile', resource: ['specialist'], action: 'read' },
    profileScreen,
  ),
] as const
