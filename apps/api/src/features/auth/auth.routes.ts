import * as auth from '@emma/contracts/auth'
import * as passkeys from '@emma/contracts/passkeys'
import * as passwords from '@emma/contracts/passwords'
import * as factors from '@emma/contracts/second-factor'
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
  mount(passwords.forgotPassword, forgotPassword)
  mount(passwords.resetPassword, resetPassword)
  mount(passwords.changePassword, changePassword)
  mount(auth.listSessions, listSessions)
  mount(auth.endSession, endSession)
  mount(auth.endOtherSessions, endOtherSessions)
  mount(factors.getSecondFactor, getSecondFactor)
  mount(factors.enrollSecondFactor, enrollSecondFactor)
  mount(factors.confirmSecondFactor, confirmSecondFactor)
  mount(factors.verifySecondFactor, verifySecondFactor)
  mount(factors.removeSecondFactor, removeSecondFactor)
  mount(factors.renewRecoveryCodes, renewRecoveryCodes)
  mount(passkeys.passkeyProofOptions, passkeyProofOptions)
  mount(passkeys.provePasskey, provePasskey)
  mount(passkeys.passkeyRegistrationOptions, passkeyRegistrationOptions)
  mount(passkeys.registerPasskey, registerPasskey)
  mount(passkeys.listPasskeys, listPasskeys)
  mount(passkeys.renamePasskey, renamePasskey)
  mount(passkeys.deletePasskey, deletePasskey)
  mount(passkeys.passkeyLoginOptions, passkeyLoginOptions)
  mount(passkeys.passkeyLogin, passkeyLogin)
}
