import { invalidField } from '../../http/app-error.ts'

interface Rqe {
  readonly rqe: string | null
  readonly rqe_uf: string | null
}
interface Given {
  readonly rqe?: string | null | undefined
  readonly rqe_uf?: string | null | undefined
}

/**
 * An RQE to store: number and state together or neither; without a state, that of the own council.
 * @throws AppError `validation_failed` for a state without a number
 */
export const rqeAfter = (kept: Rqe, given: Given, councilUf: string | null): Rqe => {
  const rqe = given.rqe === undefined ? kept.rqe : given.rqe
  if (rqe !== null) return { rqe, rqe_uf: given.rqe_uf ?? kept.rqe_uf ?? councilUf }
  if (!given.rqe_uf) return { rqe, rqe_uf: null }
  throw invalidField('rqe', 'required')
}
