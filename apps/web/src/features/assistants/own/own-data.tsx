import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../lib/api/save-file.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { toast } from '../../../ui/toast/toast.ts'
import classes from '../assistants.module.css'
import { eraseMutation, exportMutation } from '../assistants.queries.ts'

/** Downloads the own data or erases the account (LGPD art. 18). */
export const OwnData = () => {
  const { t } = useTranslation('assistants')
  const session = useSession()
  const copy = useMutation({
    ...exportMutation,
    onSuccess: (file) => saveFile(file, 'emma-meus-dados.json'),
    onError: toast.problem,
  })
  const erase = useMutation({
    ...eraseMutation,
    onSuccess: () => {
      toast.success(t('profile.erased'))
      void session.signOut()
    },
    onError: toast.problem,
  })
  const askAndErase = async () => {
    const question = {
      title: t('profile.eraseTitle'),
      detail: t('profile.eraseDetail'),
      confirm: t('profile.erase'),
      destructive: true,
    }
    if (await ask(question)) erase.mutate()
  }
  return (
    <section className={classes.panel} aria-labelledby="own-data">
      <h2 id="own-data">{t('profile.privacy')}</h2>
      <p className={classes.quiet}>{t('profile.privacyDetail')}</p>
      <div className={classes.buttons}>
        <Button variant="default" loading={copy.isPending} onClick={() => copy.mutate()}>
          {t('profile.copy')}
        </Button>
        <Button variant="subtle" color="coral" loading={erase.isPending} onClick={() => void askAndErase()}>
          {t('profile.erase')}
        </Button>
      </div>
    </section>
  )
}
