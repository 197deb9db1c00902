import type { readProof as endpoint } from '@emma/contracts/specialists/review'
import { notFound } from '../../../http/app-error.ts'
import type { UseCase } from '../../../http/mount.ts'
import { findProof } from './proofs.repo.ts'

const names: Readonly<Record<string, string>> = {
  'application/pdf': 'documento.pdf',
  'image/png': 'documento.png',
  'image/jpeg': 'documento.jpg',
  'image/webp': 'documento.webp',
}

/** A proof is authorized by its own row: its specialist and admins see it; for all others it does not exist. */
export const readProof: UseCase<typeof endpoint> = async ({ readDb, storage }, { actor, params }) => {
  const proof = await findProof(readDb, params.id)
  const mayRead =
    actor.role === 'admin' || (actor.role === 'specialist' && actor.specialistId === proof?.specialist_id)
  if (!proof || !mayRead) throw notFound()
  // A PDF is never shown inside our own origin.
  const inline = proof.type !== 'application/pdf'
  const name = names[proof.type] ?? 'documento'
  return { content: await storage.get(proof.storage_key), type: proof.type, name, inline }
}
