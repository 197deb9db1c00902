import type { searchMedicines as endpoint } from '@emma/contracts/prescriptions'
import type { UseCase } from '../../../http/mount.ts'
import { findMedicines } from './medicines.repo.ts'

const PAGE_SIZE = 20

/** Medicines by a part of the name or of the active ingredient. */
export const searchMedicines: UseCase<typeof endpoint> = async (deps, { query }) => {
  const { nome, pagina } = query
  const page = { limit: PAGE_SIZE, offset: (pagina - 1) * PAGE_SIZE }
  const { rows, total } = await findMedicines(deps.readDb, nome, page)
  const content = rows.map((row) => ({
    id: row.id,
    nomeProduto: row.name,
    principioAtivo: row.active_ingredient,
    razaoSocial: row.holder,
    numeroRegistro: row.registration,
    classe: row.class,
  }))
  return { content, meta: { page: pagina, pageSize: PAGE_SIZE, total } }
}
