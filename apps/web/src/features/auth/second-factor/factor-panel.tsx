import type { SecondFactorStatus } from '@emma/contracts/auth/second-factor'
import { Badge, Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../ui/dialog/confirm.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import layout from '../../../ui/layout/layout.module.css'
import classes from '../security/security.module.css'
import { factorQuery, removeFactorMutation, renewCodesMutation } from '../security/security.queries.ts'
import { SecurityPanel } from '../security/security-panel.tsx'
import { useSecurityChange } from '../security/use-security-change.ts'

/** The QR code and its library load when the user turns it on. */
const FactorSetup = lazy(() => import('./factor-setup.tsx'))
const RecoveryDialog = lazy(() => import('./recovery-dialog.tsx'))

const RenewCodes = () => {
  const { t } = useTranslation('security')
  const renew = useSecurityChange(renewCodesMutation, null)
  const askFirst = async () => {
    const sure = await ask({
      title: t('factor.renewTitle'),
      detail: t('factor.renewDetail'),
      confirm: t('factor.renew'),
    })
    if (sure) renew.mutate()
  }
  return (
    <>
      <Button variant="default" loading={renew.isPending} onClick={() => void askFirst()}>
        {t('factor.renew')}
      </Button>
      {renew.data && (
        <Suspense fallback={null}>
          <RecoveryDialog codes={renew.data.recovery_codes} onClose={renew.reset} />
        </Suspense>
      )}
    </>
  )
}

const RemoveFactor = () => {
  const { t } = useTranslation('security')
  const remove = useSecurityChange(removeFactorMutation, t('factor.removed'))
  const askFirst = async () => {
    const sure = await ask({
      title: t('factor.removeTitle'),
      detail: t('factor.removeDetail'),
      confirm: t('factor.remove'),
      destructive: true,
    })
    if (sure) remove.mutate()
  }
  return (
    <Button variant="subtle" color="coral" loading={remove.isPending} onClick={() => void askFirst()}>
      {t('factor.remove')}
    </Button>
  )
}

const FactorState = ({ status, onActivate }: { status: SecondFactorStatus; onActivate: () => void }) => {
  const { t } = useTranslation('security')
  const hasCodes = status.totp || status.passkeys > 0
  return (
    <>
      <p className={classes.detail}>
        {t(status.totp ? 'factor.on' : 'factor.off')} {status.required && t('factor.required')}
      </p>
      {hasCodes && (
        <p className={classes.detail}>{t('factor.recoveryLeft', { count: status.recovery_codes_left })}</p>
      )}
      <div className={layout.actions}>
        {!status.totp && <Button onClick={onActivate}>{t('factor.activate')}</Button>}
        {hasCodes && <RenewCodes />}
        {status.totp && !status.required && <RemoveFactor />}
      </div>
    </>
  )
}

export const FactorPanel = () => {
  const { t } = useTranslation('security')
  const [setup, setSetup] = useState(false)
  const client = useQueryClient()
  const query = useQuery(factorQuery)
  const close = () => {
    setSetup(false)
    void client.invalidateQueries({ queryKey: factorQuery.queryKey })
  }
  const badge = query.data && (
    <Badge variant="light" color={query.data.totp ? 'leaf' : 'gray'}>
      {t(query.data.totp ? 'factor.states.on' : 'factor.states.off')}
    </Badge>
  )
  return (
    <SecurityPanel title={t('factor.title')} badge={badge}>
      <QueryView query={query}>
        {(status) => <FactorState status={status} onActivate={() => setSetup(true)} />}
      </QueryView>
      {setup && (
        <Suspense fallback={null}>
          <FactorSetup onClose={close} />
        </Suspense>
      )}
    </SecurityPanel>
  )
}
