export { PrescriptionsTab } from './prescriptions-tab.tsx'
