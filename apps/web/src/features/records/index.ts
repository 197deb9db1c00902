export { AccessLog, OwnAppointments, OwnRecords, RecordRows } from './area/area.lazy.tsx'
export { ConsultationPanel } from './consultation/consultation-panel.tsx'
export { ChooseConsultation } from './guided/choose-consultation.tsx'
export { allergiesQuery } from './records.queries.ts'
