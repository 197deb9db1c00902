export { ConsultationPanel } from './consultation-panel.tsx'
