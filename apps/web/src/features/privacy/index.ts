export { consentsQuery } from './privacy.queries.ts'
export { TelemedicineTerm } from './telemedicine-term.tsx'
