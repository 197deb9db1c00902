import type { Passkey } from '@emma/contracts/auth/passkeys'
import { Button, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { renamePasskeyMutation } from '../security/security.queries.ts'
import { useSecurityChange } from '../security/use-security-change.ts'

/** Renames a passkey, so that people can tell their devices apart. */
export default function PasskeyName({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation('security')
  const form = useForm({
    initialValues: { name: passkey.name },
    validate: { name: (name) => (name.trim() === '' ? t('passkeys.nameRequired') : null) },
  })
  const rename = useSecurityChange(renamePasskeyMutation, t('passkeys.renamed'))
  const submit = form.onSubmit(({ name }) =>
    rename.mutate({ id: passkey.id, name: name.trim() }, { onSuccess: onClose }),
  )
  return (
    <Dialog onClose={onClose} title={t('passkeys.renameOf', { name: passkey.name })}>
      <form noValidate className={layout.stack} onSubmit={submit}>
        <TextInput label={t('passkeys.name')} maxLength={60} data-autofocus {...form.getInputProps('name')} />
        <Button type="submit" loading={rename.isPending}>
          {t('passkeys.save')}
        </Button>
      </form>
    </Dialog>
  )
}
