import * as lookups from '@emma/contracts/lookups'
import type { Mount } from '../../http/mount.ts'
import { findAddress } from './find-address.ts'
import { listBanks } from './list-banks.ts'
import { listStates } from './list-states.ts'
import { mapTiles } from './map-tiles.ts'

export const lookupsRoutes = (mount: Mount): void => {
  mount(lookups.listStates, listStates)
  mount(lookups.listBanks, listBanks)
  mount(lookups.findAddress, findAddress)
  mount(lookups.mapTiles, mapTiles)
}
