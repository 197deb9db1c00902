export { AuthCard } from './login/auth-card.tsx'
export { SecuritySection } from './security/security-section.tsx'
