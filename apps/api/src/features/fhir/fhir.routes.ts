import * as patients from '@emma/contracts/records/patients'
import type { Mount } from '../../http/mount.ts'
import { exportFhir } from './export-fhir.ts'

export const fhirRoutes = (mount: Mount): void => {
  mount(patients.exportFhir, exportFhir)
}
