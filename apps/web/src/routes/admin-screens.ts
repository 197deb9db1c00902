/**
 * Where the platform's screens lie. Apart from the table of routes, which everybody loads: each import brings the
 * list of files that it needs.
 */
export const adminScreens = {
  balances: () => import('../features/earnings/platform/admin-balances-screen.tsx'),
  specialistList: () => import('../features/specialists/review/specialist-review-list-screen.tsx'),
  specialistNew: () => import('../features/specialists/review/specialist-new-screen.tsx'),
  specialistReview: () => import('../features/specialists/review/specialist-review-screen.tsx'),
  pageList: () => import('../features/pages/page-list-screen.tsx'),
  pageCreate: () => import('../features/pages/page-create-screen.tsx'),
  pageEditor: () => import('../features/pages/page-editor-screen.tsx'),
  postList: () => import('../features/posts/post-list-screen.tsx'),
  postCreate: () => import('../features/posts/post-create-screen.tsx'),
  postEdit: () => import('../features/posts/post-edit-screen.tsx'),
  errorLog: () => import('../features/error-log/error-log-screen.tsx'),
  profile: () => import('../features/admins/admin-profile-screen.tsx'),
  support: () => import('../features/support/support-screen.tsx'),
  supportSale: () => import('../features/support/sale-screen.tsx'),
  contact: () => import('../features/support/contact/contact-screen.tsx'),
  audit: () => import('../features/audit/audit-screen.tsx'),
  adminList: () => import('../features/admins/admin-list-screen.tsx'),
  adminNew: () => import('../features/admins/admin-create-screen.tsx'),
  adminEdit: () => import('../features/admins/admin-edit-screen.tsx'),
  customerList: () => import('../features/customers/admin/customer-list-screen.tsx'),
  customerEdit: () => import('../features/customers/admin/customer-edit-screen.tsx'),
  specialtyList: () => import('../features/specialties/specialty-list-screen.tsx'),
  specialtyNew: () => import('../features/specialties/specialty-new-screen.tsx'),
  specialtyEdit: () => import('../features/specialties/specialty-edit-screen.tsx'),
  variableList: () => import('../features/variables/variable-list-screen.tsx'),
  variableEdit: () => import('../features/variables/variable-edit-screen.tsx'),
  companies: () => import('../features/companies/admin/admin-companies-screen.tsx'),
  company: () => import('../features/companies/admin/company-details-screen.tsx'),
}
