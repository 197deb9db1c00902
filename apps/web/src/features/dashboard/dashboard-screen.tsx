import { useUser } from '../../lib/use-session.ts'
import ComingScreen from '../../ui/coming-screen.tsx'
import { SpecialistToday } from './specialist-today.tsx'

/** One path for two roles: the specialist's day, or the admin's figures. */
export default function DashboardScreen() {
  return useUser()?.role === 'specialist' ? <SpecialistToday /> : <ComingScreen />
}
