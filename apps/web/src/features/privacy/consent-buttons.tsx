import type { Consent } from '@emma/contracts/privacy'
import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../../ui/dialog/confirm.ts'
import { toast } from '../../ui/toast/toast.ts'
import classes from './privacy.module.css'
import { consentMutation, consentsQuery } from './privacy.queries.ts'

const useConsent = () => {
  const { t } = useTranslation('privacy')
  const client = useQueryClient()
  return useMutation({
    ...consentMutation,
    onSuccess: ({ data }, { accepted }) => {
      client.setQueryData(consentsQuery.queryKey, data)
      toast.success(t(accepted === false ? 'consents.taken' : 'consents.given'))
    },
    onError: (error) => {
      toast.problem(error)
      void client.invalidateQueries({ queryKey: consentsQuery.queryKey })
    },
  })
}

/** Accept a consent, or withdraw it after its consequence was shown. */
export const ConsentButtons = ({ consent }: { consent: Consent }) => {
  const { t } = useTranslation('privacy')
  const change = useConsent()
  const { kind, version } = consent
  const name = t(`consents.kind.${kind}`)
  const isCurrent = consent.history.some(({ revoked_at }) => revoked_at === null)
  const revoke = async (detail: string) => {
    const question = {
      title: t('consents.revokeTitle', { kind: name }),
      detail,
      confirm: t('consents.revoke'),
    }
    if (await ask(question)) change.mutate({ kind, version, accepted: false })
  }
  if (consent.accepted_at !== null && consent.required) return null
  return (
    <div className={classes.actions}>
      {consent.accepted_at === null && (
        <Button
          loading={change.isPending}
          aria-label={t('consents.acceptKind', { kind: name })}
          onClick={() => change.mutate({ kind, version, accepted: true })}
        >
          {t('consents.accept')}
        </Button>
      )}
      {isCurrent && (kind === 'telemedicine' || kind === 'shared_history') && (
        <Button
          variant="default"
          loading={change.isPending}
          aria-label={t('consents.revokeKind', { kind: name })}
          onClick={() => void revoke(t(`consents.revokeDetail.${kind}`))}
        >
          {t('consents.revoke')}
        </Button>
      )}
    </div>
  )
}
