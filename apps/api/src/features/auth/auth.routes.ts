import * as auth from '@emma/contracts/auth'
import * as passkeys from '@emma/contracts/auth/passkeys'
import * as passwords from '@emma/contracts/auth/passwords'
import * as proofs from '@emma/contracts/auth/proof'
import * as factors from '@emma/contracts/auth/second-factor'
import type { Mount } from '../../http/mount.ts'
import { deletePasskey } from './passkey/delete-passkey.ts'
import { listPasskeys } from './passkey/list-passkeys.ts'
import { passkeyLogin, passkeyLoginOptions } from './passkey/passkey-login.ts'
import { passkeyRegistrationOptions } from './passkey/passkey-registration-options.ts'
import { passkeyProofOptions, provePasskey } from './passkey/prove-passkey.ts'
import { registerPasskey } from './passkey/register-passkey.ts'
import { renamePasskey } from './passkey/rename-passkey.ts'
import { changePassword } from './password/change-password.ts'
import { chooseFirstPassword } from './password/choose-first-password.ts'
import { forgotPassword } from './password/forgot-password.ts'
import { resetPassword } from './password/reset-password.ts'
import { prove } from './proof/prove.ts'
import { confirmSecondFactor } from './second-factor/confirm-second-factor.ts'
import { enrollSecondFactor } from './second-factor/enroll-second-factor.ts'
import { getSecondFactor } from './second-factor/get-second-factor.ts'
import { loginSecondFactor } from './second-factor/login-second-factor.ts'
import { removeSecondFactor } from './second-factor/remove-second-factor.ts'
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts'
import { verifySecondFactor } from './second-factor/verify-second-factor.ts'
import { authenticateToken } from './session/authenticate-token.ts'
import { endOtherSessions } from './session/end-other-sessions.ts'
import { endSession } from './session/end-session.ts'
import { listSessions } from './session/list-sessions.ts'
import { login } from './session/login.ts'
import { logout } from './session/logout.ts'
import { refresh } from './session/refresh.ts'

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
  mount(passwords.chooseFirstPassword, chooseFirstPassword)
  mount(auth.listSessions, listSessions)
  mount(auth.endSession, endSession)
  mount(auth.endOtherSessions, endOtherSessions)
  mount(proofs.prove, prove)
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
