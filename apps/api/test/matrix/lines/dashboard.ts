import { getDashboard } from '@emma/contracts/dashboard'
import { line, type MatrixLine } from '../line.ts'

const nothing = () => ({})

export const dashboardLines: readonly MatrixLine[] = [
  line(getDashboard, {
    own: {
      specialist: nothing,
      otherSpecialist: nothing,
      pastSpecialist: nothing,
      suspendedSpecialist: nothing,
      admin: nothing,
    },
  }),
]
