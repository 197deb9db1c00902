import type { PhraseSet } from '@emma/phrases'
import type { adminScreens } from './admin-screens.ts'
import type { MenuSection } from './meta.ts'
import { route, screen } from './table.ts'

const admin = { layout: 'vertical', resource: ['admin'], action: 'manage' } as const
const menu = (section: MenuSection) => ({ roles: ['admin'], section }) as const

/** A screen for admins; the map of their modules loads with the first one. */
const adminScreen = (name: keyof typeof adminScreens, ...sets: readonly PhraseSet[]) =>
  screen(() => import('./admin-screens.ts').then(({ adminScreens }) => adminScreens[name]()), ...sets)

const balancesScreen = adminScreen('balances', 'finance', 'earnings')

const specialistListScreen = adminScreen('specialistList', 'review')
const specialistNewScreen = adminScreen('specialistNew', 'review', 'specialistAccount', 'fields')
const specialistReviewScreen = adminScreen('specialistReview', 'review', 'specialistAccount', 'fields')
const pageListScreen = adminScreen('pageList', 'pageEditor')
const pageCreateScreen = adminScreen('pageCreate', 'pageEditor')
const pageEditorScreen = adminScreen('pageEditor', 'pageEditor')
const postListScreen = adminScreen('postList', 'postEditor')
const postCreateScreen = adminScreen('postCreate', 'postEditor', 'posts', 'fields')
const postEditScreen = adminScreen('postEdit', 'postEditor', 'posts', 'fields')
const errorLogScreen = adminScreen('errorLog', 'errorLog')
const profileScreen = adminScreen('profile', 'review', 'specialistAccount', 'fields')

const supportScreen = adminScreen('support', 'support', 'booking')
const supportSaleScreen = adminScreen('supportSale', 'support', 'booking')
const contactScreen = adminScreen('contact', 'support')
const auditScreen = adminScreen('audit', 'audit', 'variables', 'team')
const adminListScreen = adminScreen('adminList', 'admins')
const adminNewScreen = adminScreen('adminNew', 'admins')
const adminEditScreen = adminScreen('adminEdit', 'admins')
const customerListScreen = adminScreen('customerList', 'customersAdmin')
const customerEditScreen = adminScreen('customerEdit', 'customersAdmin', 'customers', 'fields')
const specialtyListScreen = adminScreen('specialtyList', 'specialties')
const specialtyNewScreen = adminScreen('specialtyNew', 'specialties')
const specialtyEditScreen = adminScreen('specialtyEdit', 'specialties')
const variableListScreen = adminScreen('variableList', 'variables')
const variableEditScreen = adminScreen('variableEdit', 'variables')

const companiesScreen = adminScreen('companies', 'companies')
const companyScreen = adminScreen('company', 'companies', 'fields')

export const adminRoutes = [
  route('/admin/support', { ...admin, name: 'support', menu: menu('care') }, supportScreen),
  route('/admin/contato', { ...admin, name: 'contact-messages', menu: menu('care') }, contactScreen),
  route('/admin/support/$id', { ...admin, name: 'support-sale' }, supportSaleScreen),
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
  // The specification assigns it the specialist resource, which an admin may read (spec §6).
  route(
    '/admin/perfil',
    { ...admin, name: 'admin-profile', resource: ['specialist'], action: 'read' },
    profileScreen,
  ),
] as const
