import type { MatrixLine } from '../line.ts'
import { authLines } from './auth.ts'

/** One line an endpoint; a mounted endpoint without one fails. */
export const lines: readonly MatrixLine[] = [...authLines]
