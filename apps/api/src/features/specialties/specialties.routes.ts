import * as specialties from '@emma/contracts/specialties'
import * as catalogue from '@emma/contracts/specialties/catalogue'
import type { Mount } from '../../http/mount.ts'
import { createOffer } from './create-offer.ts'
import { deleteOffer } from './delete-offer.ts'
import { getCatalogueEntry, getSpecialty, listCatalogue } from './list-catalogue.ts'
import { listOffers } from './list-offers.ts'
import { listSpecialties } from './list-specialties.ts'
import { updateOffer } from './update-offer.ts'
import { createSpecialty, deleteSpecialty, updateSpecialty } from './write-specialty.ts'

export const specialtiesRoutes = (mount: Mount): void => {
  mount(specialties.listSpecialties, listSpecialties)
  mount(catalogue.listCatalogue, listCatalogue)
  mount(catalogue.getCatalogueEntry, getCatalogueEntry)
  mount(specialties.getSpecialty, getSpecialty)
  mount(catalogue.createSpecialty, createSpecialty)
  mount(catalogue.updateSpecialty, updateSpecialty)
  mount(catalogue.deleteSpecialty, deleteSpecialty)
  mount(specialties.listOffers, listOffers)
  mount(specialties.createOffer, createOffer)
  mount(specialties.updateOffer, updateOffer)
  mount(specialties.deleteOffer, deleteOffer)
}
