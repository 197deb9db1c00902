import type { getSpecialty as open } from '@emma/contracts/specialties'
import type { listCatalogue as all, getCatalogueEntry as one } from '@emma/contracts/specialties/catalogue'
import { notFound } from '../../http/app-error.ts'
import type { UseCase } from '../../http/mount.ts'
import { findEnabled, findEntries, findEntry } from './catalogue.repo.ts'

export const listCatalogue: UseCase<typeof all> = async ({ readDb }, { query }) => {
  const { page, pageSize, search = '', enabled } = query
  const { rows, total } = await findEntries(readDb, { search, enabled, page, pageSize })
  return { data: rows, meta: { page, pageSize, total } }
}

export const getCatalogueEntry: UseCase<typeof one> = async ({ db }, { params }) => {
  const row = await findEntry(db, params.id)
  if (!row) throw notFound()
  return row
}

export const getSpecialty: UseCase<typeof open> = async ({ readDb }, { params }) => {
  const row = await findEnabled(readDb, params.id)
  if (!row) throw notFound()
  return row
}
