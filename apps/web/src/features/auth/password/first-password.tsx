import { chooseFirstPassword } from '@emma/contracts/auth/passwords'
import { Alert, Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/api.ts'
import { fieldErrors, isProblem, problemText } from '../../../lib/api/problem.ts'
import { useSession, useUser } from '../../../lib/session/use-session.ts'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { askForLink } from '../auth.calls.ts'
import classes from './first-password.module.css'

const useChoosing = () => {
  const { t } = useTranslation('security')
  const session = useSession()
  return useMutation({
    mutationFn: (password: string) => call(chooseFirstPassword, { body: { password } }),
    onSuccess: async () => {
      toast.success(t('first.done'))
      await session.recheck()
    },
  })
}

/** Too late to choose it here: the e-mail link proves who the user is. */
const ByLink = ({ email }: { email: string }) => {
  const { t } = useTranslation('security')
  const link = useMutation({
    mutationFn: () => askForLink({ email }),
    onSuccess: () => toast.success(t('first.sent', { email })),
    onError: toast.problem,
  })
  return (
    <Button
      variant="default"
      loading={link.isPending}
      disabled={link.isSuccess}
      onClick={() => link.mutate()}
    >
      {t('first.link')}
    </Button>
  )
}

/** Sets the first password of a person who signed up while booking: one field within the current screen. */
export default function FirstPassword() {
  const { t } = useTranslation('security')
  const user = useUser()
  const [password, setPassword] = useState('')
  const choose = useChoosing()
  const { error } = choose
  const isLate = isProblem(error, 'password_chosen')
  const wrong = fieldErrors(error).password
  const submit = (event: FormEvent) => {
    event.preventDefault()
    choose.mutate(password)
  }
  if (!user?.withoutPassword) return null
  return (
    <form noValidate className={classes.first} onSubmit={submit}>
      <h2>{t('first.title')}</h2>
      <p>{t('first.detail')}</p>
      {/* Password managers ask which account it is of. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
      {error && !wrong && (
        <Alert color="amber" role="alert">
          {problemText(error).detail}
        </Alert>
      )}
      {isLate ? (
        <ByLink email={user.email} />
      ) : (
        <>
          <PasswordField
            meter
            name="password"
            personal={[user.email, user.first_name, user.last_name]}
            label={t('first.label')}
            error={wrong}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={choose.isPending}>
            {t('first.submit')}
          </Button>
        </>
      )}
    </form>
  )
}
