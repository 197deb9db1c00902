import * as profile from '@emma/contracts/specialist-profile'
import * as review from '@emma/contracts/specialist-review'
import * as settings from '@emma/contracts/specialist-settings'
import * as specialists from '@emma/contracts/specialists'
import type { Mount } from '../../http/mount.ts'
import { changeSetting } from './change-setting.ts'
import { deleteSpecialist } from './delete-specialist.ts'
import { getProfile } from './get-profile.ts'
import { getSettings } from './get-settings.ts'
import { getSpecialistById } from './get-specialist-by-id.ts'
import { getSpecialistCard } from './get-specialist-card.ts'
import { getStatus } from './get-status.ts'
import { listAllSpecialists } from './list-all-specialists.ts'
import { listPlaces } from './list-places.ts'
import { listSpecialists } from './list-specialists.ts'
import { listStatusChanges } from './list-status-changes.ts'
import { readProof } from './read-proof.ts'
import { registerSpecialist } from './register-specialist.ts'
import { reviewSpecialist } from './review-specialist.ts'
import { saveSettings } from './save-settings.ts'
import { suggest } from './suggest.ts'
import { updateProfile } from './update-profile.ts'
import { updateStatus } from './update-status.ts'

export const specialistsRoutes = (mount: Mount): void => {
  mount(specialists.listSpecialists, listSpecialists)
  mount(specialists.listSpecialistPlaces, listPlaces)
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
