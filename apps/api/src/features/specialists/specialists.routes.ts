import * as specialists from '@emma/contracts/specialists'
import * as profile from '@emma/contracts/specialists/profile'
import * as review from '@emma/contracts/specialists/review'
import * as settings from '@emma/contracts/specialists/settings'
import type { Mount } from '../../http/mount.ts'
import { deleteSpecialist } from './delete-specialist.ts'
import { getSpecialistById } from './get-specialist-by-id.ts'
import { getStatus } from './get-status.ts'
import { changeSetting } from './profile/change-setting.ts'
import { getProfile } from './profile/get-profile.ts'
import { getSettings } from './profile/get-settings.ts'
import { saveSettings } from './profile/save-settings.ts'
import { updateProfile } from './profile/update-profile.ts'
import { registerSpecialist } from './registration/register-specialist.ts'
import { listAllSpecialists } from './review/list-all-specialists.ts'
import { listStatusChanges } from './review/list-status-changes.ts'
import { readProof } from './review/read-proof.ts'
import { reviewSpecialist } from './review/review-specialist.ts'
import { updateStatus } from './review/update-status.ts'
import { countChoices } from './search/count-facets.ts'
import { getSpecialistCard } from './search/get-specialist-card.ts'
import { listPlaces } from './search/list-places.ts'
import { listSpecialists } from './search/list-specialists.ts'
import { suggest } from './search/suggest.ts'

export const specialistsRoutes = (mount: Mount): void => {
  mount(specialists.listSpecialists, listSpecialists)
  mount(specialists.listSpecialistPlaces, listPlaces)
  mount(specialists.countFacets, countChoices)
  mount(specialists.suggest, suggest)
  mount(specialists.getSpecialistCard, getSpecialistCard)
  mount(specialists.getSpecialistById, getSpecialistById)
  mount(profile.createSpecialist, registerSpecialist)
  mount(profile.getSpecialistProfile, getProfile)
  mount(profile.updateSpecialist, updateProfile)
  mount(profile.getSpecialistStatus, getStatus)
  mount(settings.getSettings, getSettings)
  mount(settings.saveSettings, saveSettings)
  mount(settings.changeSetting, changeSetting)
  mount(review.listAllSpecialists, listAllSpecialists)
  mount(review.updateStatus, updateStatus)
  mount(review.reviewSpecialist, reviewSpecialist)
  mount(review.listStatusChanges, listStatusChanges)
  mount(review.deleteSpecialist, deleteSpecialist)
  mount(review.readProof, readProof)
}
