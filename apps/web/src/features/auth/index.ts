export { AuthCard } from './login/auth-card.tsx'
export { FirstPassword } from './password/first-password.lazy.ts'
export { factorQuery } from './security/security.queries.ts'
export { SecuritySection } from './security/security-section.tsx'
