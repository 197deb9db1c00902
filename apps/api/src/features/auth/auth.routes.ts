import * as auth from '@emma/contracts/auth'
import type { Mount } from '../../http/mount.ts'
import { authenticateToken } from './authenticate-token.ts'
import { changePassword } from './change-password.ts'
import { confirmSecondFactor } from './confirm-second-factor.ts'
import { deletePasskey } from './delete-passkey.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { enrollSecondFactor } from './enroll-second-factor.ts'
import { forgotPassword } from './forgot-password.ts'
import { getSecondFactor } from './get-second-factor.ts'
import { listPasskeys } from './list-passkeys.ts'
import { listSessions } from './list-sessions.ts'
import { login } from './login.ts'
import { loginSecondFactor } from './login-second-factor.ts'
import { logout } from './logout.ts'
import { passkeyLogin, passkeyLoginOptions } from './passkey-login.ts'
import { passkeyRegistrationOptions } from './passkey-registration-options.ts'
import { passkeyProofOptions, provePasskey } from './prove-passkey.ts'
import { refresh } from './refresh.ts'
import { registerPasskey } from './register-passkey.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { renamePasskey } from './rename-passkey.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'
import { resetPassword } from './reset-password.ts'
import { verifySecondFactor } from './verify-second-factor.ts'

export const authRoutes = (mount: Mount): void => {
  mount(auth.login, login)
  mount(auth.loginSecondFactor, loginSecondFactor)
  mount(auth.logout, logout)
  mount(auth.refresh, refresh)
  mount(auth.refreshAlias, refresh)
  mount(auth.authenticateToken, authenticateToken)
  mount(auth.forgotPassword, forgotPassword)
  mount(auth.resetPassword, resetPassword)
  mount(auth.changePassword, changePassword)
  mount(auth.listSessions, listSessions)
  mount(auth.endSession, endSession)
  mount(auth.endOtherSessions, endOtherSessions)
  mount(auth.getSecondFactor, getSecondFactor)
  mount(auth.enrollSecondFactor, enrollSecondFactor)
  mount(auth.confirmSecondFactor, confirmSecondFactor)
  mount(auth.verifySecondFactor, verifySecondFactor)
  mount(auth.removeSecondFactor, removeSecondFactor)
  mount(auth.renewRecoveryCodes, renewRecoveryCodes)
  mount(auth.passkeyProofOptions, passkeyProofOptions)
  mount(auth.provePasskey, provePasskey)
  mount(auth.passkeyRegistrationOptions, passkeyRegistrationOptions)
  mount(auth.registerPasskey, registerPasskey)
  mount(auth.listPasskeys, listPasskeys)
  mount(auth.renamePasskey, renamePasskey)
  mount(auth.deletePasskey, deletePasskey)
  mount(auth.passkeyLoginOptions, passkeyLoginOptions)
  mount(auth.passkeyLogin, passkeyLogin)
}
