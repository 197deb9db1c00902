import * as folder from '@emma/contracts/health-folder'
import type { Mount } from '../../http/mount.ts'
import { readHealthFolder } from './read-health-folder.ts'
import { searchHealthFolder } from './search-health-folder.ts'

export const healthFolderRoutes = (mount: Mount): void => {
  mount(folder.readHealthFolder, readHealthFolder)
  mount(folder.searchHealthFolder, searchHealthFolder)
}
