import { isLive, isReady } from '@emma/contracts/health'
import { line, type MatrixLine } from '../line.ts'

const nothing = () => ({})

export const healthLines: readonly MatrixLine[] = [
  line(isLive, { own: { nobody: nothing, customer: nothing } }),
  line(isReady, { own: { nobody: nothing, customer: nothing } }),
]
