import type { MenuSection } from './meta.ts'
import { route, screen } from './table.ts'

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

const auditScreen = screen(() => import('../features/audit/audit-screen.tsx'), 'audit', 'variables')
const adminListScreen = screen(() => import('../features/admins/admin-list-screen.tsx'), 'admins')
const adminNewScreen = screen(() => import('../features/admins/admin-create-screen.tsx'), 'admins')
const adminEditScreen = screen(() => import('../features/admins/admin-edit-screen.tsx'), 'admins')
const customerListScreen = screen(
  () => import('../features/customers/customer-list-screen.tsx'),
  'customerDesk',
)
const customerEditScreen = screen(
  () => import('../features/customers/customer-edit-screen.tsx'),
  'customerDesk',
  'customers',
  'fields',
)
const specialtyListScreen = screen(
  () => import('../features/specialties/specialty-list-screen.tsx'),
  'specialties',
)
const specialtyNewScreen = screen(
  () => import('../features/specialties/specialty-new-screen.tsx'),
  'specialties',
)
const specialtyEditScreen = screen(
  () => import('../features/specialties/specialty-edit-screen.tsx'),
  'specialties',
)
const variableListScreen = screen(() => import('../features/variables/variable-list-screen.tsx'), 'variables')
const variableEditScreen = screen(() => import('../features/variables/variable-edit-screen.tsx'), 'variables')

const companiesScreen = screen(() => import('../features/companies/admin-companies-screen.tsx'), 'companies')
const companyScreen = screen(
  () => import('../features/companies/company-details-screen.tsx'),
  'companies',
  'fields',
)

export const adminRoutes = [
  route('/admin/customers', { ...admin, name: 'customers', menu: menu('people') }, customerListScreen),
  route('/admin/customers/edit/$id', { ...admin, name: 'customer-edit' }, customerEditScreen),
  route('/admin/specialists', { ...admin, name: 'specialists', menu: menu('people') }, specialistListScreen),
  route('/admin/specialists/create', { ...admin, name: 'specialist-new' }, specialistNewScreen),
  route('/admin/specialists/edit/$id', { ...admin, name: 'specialist-edit' }, specialistReviewScreen),
  route('/admin/companies', { ...admin, name: 'admin-companies', menu: menu('people') }, companiesScreen),
  route('/admin/companies/details/$id', { ...admin, name: 'company-details' }, companyScreen),
  route('/admin/admins', { ...admin, name: 'admins', menu: menu('people') }, adminListScreen),
  route('/admin/admins/create', { ...admin, name: 'admin-create' }, adminNewScreen),
  route('/admin/admins/edit/$id', { ...admin, name: 'admin-edit' }, adminEditScreen),
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
  route('/admin/specialties', { ...admin, name: 'specialties', menu: menu('platform') }, specialtyListScreen),
  route('/admin/specialties/create', { ...admin, name: 'specialty-create' }, specialtyNewScreen),
  route('/admin/specialties/edit/$id', { ...admin, name: 'specialty-edit' }, specialtyEditScreen),
  route('/admin/variables', { ...admin, name: 'variables', menu: menu('platform') }, variableListScreen),
  route('/admin/variables/edit/$id', { ...admin, name: 'variable-edit' }, variableEditScreen),
  route('/admin/logs/list', { ...admin, name: 'error-log', menu: menu('platform') }, errorLogScreen),
  route('/admin/audit', { ...admin, name: 'audit', menu: menu('platform') }, auditScreen),
  // The specification gives it the specialist resource, which an admin may read (spec §6).
  route(
    '/admin/perfil',
    { ...admin, name: 'admin-profile', resource: ['specialist'], action: 'read' },
    profileScreen,
  ),
] as const
