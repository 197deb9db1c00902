import type { callNext as endpoint } from '@emma/contracts/queue/attendance'
import type { UseCase } from '../../../http/mount.ts'
import { callPatient } from './call-patient.ts'
import { lockNext } from './calling.repo.ts'

/** Calls the next person, skipping those that others are calling at this moment. */
export const callNext: UseCase<typeof endpoint> = (deps, call) => callPatient(deps, call, lockNext)
