import type { Passkey } from '@emma/contracts/auth/passkeys'
import { ApiError } from '@emma/contracts/kit'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../lib/i18n/format.ts'
import { ask } from '../../../ui/dialog/confirm.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import classes from '../security/security.module.css'
import { deletePasskeyMutation, makePasskeyMutation, passkeysQuery } from '../security/security.queries.ts'
import { SecurityPanel } from '../security/security-panel.tsx'
import { useSecurityChange } from '../security/use-security-change.ts'
import { gaveUp, knowsPasskeys } from './passkey-support.ts'

const PasskeyName = lazy(() => import('./passkey-name.tsx'))
const RecoveryDialog = lazy(() => import('../second-factor/recovery-dialog.tsx'))

const PasskeyLine = ({ passkey, onRename }: { passkey: Passkey; onRename: () => void }) => {
  const { t } = useTranslation('security')
  const { id, name, created_at, last_used_at } = passkey
  const remove = useSecurityChange(deletePasskeyMutation, t('passkeys.removed'))
  const askFirst = async () => {
    const sure = await ask({
      title: t('passkeys.removeTitle', { name }),
      detail: t('passkeys.removeDetail'),
      confirm: t('passkeys.remove'),
      destructive: true,
    })
    if (sure) remove.mutate(id)
  }
  const when =
    last_used_at === null
      ? t('passkeys.created', { date: formatDate(created_at) })
      : t('passkeys.used', { date: formatDate(last_used_at) })
  return (
    <li className={classes.item}>
      <span className={classes.itemName}>
        {name}
        <small>{when}</small>
      </span>
      <span className={classes.itemActions}>
        <Button variant="subtle" onClick={onRename} aria-label={t('passkeys.renameOf', { name })}>
          {t('passkeys.rename')}
        </Button>
        <Button
          variant="subtle"
          color="coral"
          loading={remove.isPending}
          onClick={() => void askFirst()}
          aria-label={t('passkeys.removeOf', { name })}
        >
          {t('passkeys.remove')}
        </Button>
      </span>
    </li>
  )
}

const AddPasskey = () => {
  const { t } = useTranslation('security')
  const client = useQueryClient()
  const make = useMutation({
    ...makePasskeyMutation,
    onSuccess: () => toast.success(t('passkeys.added')),
    onError: (error) => {
      if (gaveUp(error)) return
      if (error instanceof ApiError) toast.problem(error)
      else toast.error(t('passkeys.failed'))
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['auth'] }),
  })
  const codes = make.data?.recovery_codes
  return (
    <div className={layout.actions}>
      <Button variant="default" loading={make.isPending} onClick={() => make.mutate()}>
        {t('passkeys.add')}
      </Button>
      {codes && (
        <Suspense fallback={null}>
          <RecoveryDialog codes={codes} onClose={make.reset} />
        </Suspense>
      )}
    </div>
  )
}

export const PasskeysPanel = () => {
  const { t } = useTranslation('security')
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  return (
    <SecurityPanel title={t('passkeys.title')} detail={t('passkeys.detail')}>
      <QueryView
        query={useQuery(passkeysQuery)}
        isEmpty={(keys) => keys.length === 0}
        empty={<p className={classes.detail}>{t('passkeys.none')}</p>}
      >
        {(keys) => (
          <ul className={`${layout.rows} ${layout.close}`}>
            {keys.map((passkey) => (
              <PasskeyLine key={passkey.id} passkey={passkey} onRename={() => setRenamed(passkey)} />
            ))}
          </ul>
        )}
      </QueryView>
      {knowsPasskeys() ? <AddPasskey /> : <p className={classes.detail}>{t('passkeys.unsupported')}</p>}
      {renamed && (
        <Suspense fallback={null}>
          <PasskeyName passkey={renamed} onClose={() => setRenamed(null)} />
        </Suspense>
      )}
    </SecurityPanel>
  )
}
