import * as auth from '@emma/contracts/auth'
import { PASSWORD, signIn } from '../../index.ts'
import { line, type MatrixLine } from '../line.ts'
import type { MatrixWorld } from '../world.ts'

const login = (who: 'customer' | 'specialist') => (world: MatrixWorld) => ({
  body: { email: world[who].email, password: PASSWORD },
})
const freshToken = async ({ t, customer }: MatrixWorld) => ({
  body: { refreshToken: (await signIn(t.deps, customer)).refreshToken },
})
const nothing = () => ({})

export const authLines: readonly MatrixLine[] = [
  line(auth.login, { own: { nobody: login('customer'), customer: login('specialist') } }),
  line(auth.refresh, { own: { nobody: freshToken } }),
  line(auth.refreshAlias, { own: { nobody: freshToken } }),
  line(auth.logout, { own: { customer: freshToken } }),
  line(auth.authenticateToken, {
    own: { customer: nothing, specialist: nothing, suspendedSpecialist: nothing, admin: nothing },
  }),
]
