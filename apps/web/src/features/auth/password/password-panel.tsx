import { PASSWORD_MIN_LENGTH } from '@emma/domain/auth'
import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldErrors } from '../../../lib/api/problem.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import layout from '../../../ui/layout/layout.module.css'
import classes from '../security/security.module.css'
import { changePasswordMutation } from '../security/security.queries.ts'
import { SecurityPanel } from '../security/security-panel.tsx'
import { useSecurityChange } from '../security/use-security-change.ts'

const usePasswordForm = () => {
  const { t } = useTranslation('security')
  const short = t('password.short', { count: PASSWORD_MIN_LENGTH })
  return useForm({
    initialValues: { currentPassword: '', password: '', passwordConfirmation: '' },
    validate: {
      currentPassword: (typed) => (typed === '' ? t('password.currentRequired') : null),
      password: (typed) => {
        if (typed === '') return t('password.required')
        return [...typed].length < PASSWORD_MIN_LENGTH ? short : null
      },
      passwordConfirmation: (typed, { password }) => (typed === password ? null : t('password.differs')),
    },
  })
}

const PasswordForm = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('security')
  const user = useUser()
  const form = usePasswordForm()
  const change = useSecurityChange(changePasswordMutation, t('password.saved'))
  const submit = form.onSubmit((typed) =>
    change.mutate(typed, {
      onSuccess: onClose,
      onError: (error) => form.setErrors(fieldErrors(error)),
    }),
  )
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {/* Password managers ask which account it is of. */}
      <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} readOnly />
      <PasswordField label={t('password.current')} {...form.getInputProps('currentPassword')} />
      <PasswordField
        meter
        personal={user ? [user.email, user.first_name, user.last_name] : []}
        label={t('password.fresh')}
        {...form.getInputProps('password')}
      />
      <PasswordField
        autoComplete="new-password"
        label={t('password.confirmation')}
        {...form.getInputProps('passwordConfirmation')}
      />
      <div className={layout.actions}>
        <Button type="submit" loading={change.isPending}>
          {t('password.save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('password.cancel')}
        </Button>
      </div>
    </form>
  )
}

export const PasswordPanel = () => {
  const { t } = useTranslation('security')
  const [open, setOpen] = useState(false)
  return (
    <SecurityPanel title={t('password.title')} detail={t('password.detail')}>
      {open ? (
        <PasswordForm onClose={() => setOpen(false)} />
      ) : (
        <div className={layout.actions}>
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('password.change')}
          </Button>
        </div>
      )}
    </SecurityPanel>
  )
}
