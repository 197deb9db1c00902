export { AuthCard } from './login/auth-card.tsx'
export { FirstPassword } from './password/first-password.lazy.ts'
export { SecuritySection } from './security/security-section.tsx'
