/** The screens of assistants. Separate from the route table, which everybody loads. */
export const assistantScreens = {
  agenda: () => import('../features/assistants/practice/agenda-screen.tsx'),
  calendar: () => import('../features/assistants/practice/calendar-screen.tsx'),
  booking: () => import('../features/assistants/practice/booking-screen.tsx'),
  patients: () => import('../features/assistants/practice/patients-screen.tsx'),
  chat: () => import('../features/assistants/practice/office-screen.tsx'),
  receipts: () => import('../features/assistants/practice/receipts-screen.tsx'),
  profile: () => import('../features/assistants/own/assistant-profile-screen.tsx'),
  invitation: () => import('../features/assistants/invitation/team-invitation-screen.tsx'),
  team: () => import('../features/assistants/team/team-screen.tsx'),
} as const
