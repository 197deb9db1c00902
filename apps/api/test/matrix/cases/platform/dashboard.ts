import { getDashboard } from '@emma/contracts/dashboard'
import { type MatrixCase, matrixCase } from '../../case.ts'

const nothing = () => ({})

export const dashboardCases: readonly MatrixCase[] = [
  matrixCase(getDashboard, {
    own: {
      specialist: nothing,
      otherSpecialist: nothing,
      pastSpecialist: nothing,
      suspendedSpecialist: nothing,
      admin: nothing,
    },
  }),
]
