export { Consents } from './consents.tsx'
export { consentsQuery } from './privacy.queries.ts'
export { PrivacySection } from './privacy-section.tsx'
export { TelemedicineTerm } from './telemedicine-term.tsx'
