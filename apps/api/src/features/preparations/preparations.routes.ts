import * as preparations from '@emma/contracts/preparations'
import type { Mount } from '../../http/mount.ts'
import { addPreparationFile } from './add-file.ts'
import { deletePreparationFile } from './delete-file.ts'
import { listQuestionnaires } from './list-questionnaires.ts'
import { readPreparationFile } from './read-file.ts'
import { readPreparation } from './read-preparation.ts'
import { savePreparation } from './save-preparation.ts'
import { saveQuestionnaire } from './save-questionnaire.ts'

export const preparationsRoutes = (mount: Mount): void => {
  mount(preparations.readPreparation, readPreparation)
  mount(preparations.savePreparation, savePreparation)
  mount(preparations.addPreparationFile, addPreparationFile)
  mount(preparations.deletePreparationFile, deletePreparationFile)
  mount(preparations.readPreparationFile, readPreparationFile)
  mount(preparations.listQuestionnaires, listQuestionnaires)
  mount(preparations.saveQuestionnaire, saveQuestionnaire)
}
