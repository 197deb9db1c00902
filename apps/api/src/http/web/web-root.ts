import { fileURLToPath } from 'node:url'
import type { Config } from '../../config.ts'

const built = fileURLToPath(new URL('../../../../web/dist/', import.meta.url))

/** Folder of the built web app. */
export const webRootOf = ({ WEB_DIST }: Config): string => WEB_DIST ?? built
