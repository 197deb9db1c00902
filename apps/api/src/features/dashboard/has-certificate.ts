import { formatCouncil } from '@emma/domain/specialists'
import type { Deps } from '../../deps.ts'
import { loadPrescriber } from '../specialists/index.ts'

/** Whether a certificate signs this specialist's documents now; undefined where Emma signs nobody's. */
export const hasCertificate = async (deps: Deps, specialistId: string): Promise<boolean | undefined> => {
  const { config, readDb, signatures, clock } = deps
  if (config.SIGNATURE_P12 === undefined && config.SIGNATURE_FOLDER === undefined) return undefined
  const author = await loadPrescriber(deps, readDb, specialistId, null)
  if (!author?.council) return false
  const signer = { specialistId, council: formatCouncil(author.council), cpf: author.cpf }
  // One that can't be opened signs nothing: the operator hears of it when a document is refused.
  return (await signatures.find(signer, clock.now()).catch(() => null)) !== null
}
