import type { PhraseRoom } from '@emma/phrases'
import type { adminScreens } from './admin-screens.ts'
import type { MenuSection } from './meta.ts'
import { route, screen } from './table.ts'

const admin = { layout: 'vertical', resource: ['admin'], action: 'manage' } as const
const menu = (section: MenuSection) => ({ roles: ['admin'], section }) as const

/** A screen of the platform's own room; where it lies is loaded with the first one, by admins alone. */
const desk = (name: keyof typeof adminScreens, ...rooms: readonly PhraseRoom[]) =>
  screen(() => import('./admin-screens.ts').then(({ adminScreens }) => adminScreens[name]()), ...rooms)

const balancesScreen = desk('balances', 'finance', 'earnings')

const specialistListScreen = desk('specialistList', 'review')
const specialistNewScreen = desk('specialistNew', 'review', 'specialistAccount', 'fields')
const specialistReviewScreen = desk('specialistReview', 'review', 'specialistAccount', 'fields')
const pageListScreen = desk('pageList', 'pageDesk')
const pageCreateScreen = desk('pageCreate', 'pageDesk')
const pageEditorScreen = desk('pageEditor', 'pageDesk')
const postListScreen = desk('postList', 'postDesk')
const postCreateScreen = desk('postCreate', 'postDesk', 'posts', 'fields')
const postEditScreen = desk('postEdit', 'postDesk', 'posts', 'fields')
const errorLogScreen = desk('errorLog', 'errorLog')
const profileScreen = desk('profile', 'review', 'specialistAccount', 'fields')

const auditScreen = desk('audit', 'audit', 'variables')
const adminListScreen = desk('adminList', 'admins')
const adminNewScreen = desk('adminNew', 'admins')
const adminEditScreen = desk('adminEdit', 'admins')
const customerListScreen = desk('customerList', 'customerDesk')
const customerEditScreen = desk('customerEdit', 'customerDesk', 'customers', 'fields')
const specialtyListScreen = desk('specialtyList', 'specialties')
const specialtyNewScreen = desk('specialtyNew', 'specialties')
const specialtyEditScreen = desk('specialtyEdit', 'specialties')
const variableListScreen = desk('variableList', 'variables')
const variableEditScreen = desk('variableEdit', 'variables')

const companiesScreen = desk('companies', 'companies')
const companyScreen = desk('company', 'companies', 'fields')

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
