/** A specialist's less frequent screens; separate from the route table for the same reason as the platform's. */
export const specialistScreens = {
  profile: () => import('../features/specialists/account/sections/specialist-profile-screen.tsx'),
  offers: () => import('../features/specialists/account/offers-screen.tsx'),
  models: () => import('../features/records/models/models-screen.tsx'),
  deviceTest: () => import('../features/calls/device-test/device-test-screen.tsx'),
  callTest: () => import('../features/calls/device-test/call-test-screen.tsx'),
  approve: () => import('../features/earnings/withdrawals/approve-withdrawal-screen.tsx'),
  questionnaires: () => import('../features/preparations/questionnaires-screen.tsx'),
  importPatients: () => import('../features/patients/import/import-screen.tsx'),
  contact: () => import('../features/patients/contact/contact-screen.tsx'),
}
