import { isLive, isReady } from '@emma/contracts/health'
import { type MatrixCase, matrixCase } from '../../case.ts'

const nothing = () => ({})

export const healthCases: readonly MatrixCase[] = [
  matrixCase(isLive, { own: { nobody: nothing, customer: nothing } }),
  matrixCase(isReady, { own: { nobody: nothing, customer: nothing } }),
]
