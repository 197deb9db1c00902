/** A patient's less frequent screens; separate from the route table for the same reason as the platform's. */
export const customerScreens = {
  profile: () => import('../features/customers/profile/sections/hub-screen.tsx'),
  profileData: () => import('../features/customers/profile/sections/data-screen.tsx'),
  profileFamily: () => import('../features/customers/profile/sections/family-screen.tsx'),
  profileSecurity: () => import('../features/customers/profile/sections/security-screen.tsx'),
  profilePayments: () => import('../features/customers/profile/sections/payments-screen.tsx'),
  profileNotices: () => import('../features/customers/profile/sections/notices-screen.tsx'),
  profilePrivacy: () => import('../features/customers/profile/sections/privacy-screen.tsx'),
  favorites: () => import('../features/favorites/favorites-screen.tsx'),
  post: () => import('../features/posts/post-screen.tsx'),
  tour: () => import('../features/dashboard/tour-screen.tsx'),
  paySeries: () => import('../features/booking/invitation/pay-series-screen.tsx'),
  onDuty: () => import('../features/queue/enter/on-duty-screen.tsx'),
  deviceTest: () => import('../features/calls/device-test/device-test-screen.tsx'),
  newCard: () => import('../features/cards/new-card-screen.tsx'),
  exams: () => import('../features/exams/exam-history-screen.tsx'),
  prescriptions: () => import('../features/prescriptions/received/customer-prescriptions-screen.tsx'),
}
