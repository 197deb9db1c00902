export { AuthCard } from './auth-card.tsx'
export { SecuritySection } from './security-section.tsx'
