import { Checkbox, type CheckboxProps } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { planQuery } from './documents.queries.ts'

interface Props extends CheckboxProps {
  readonly recordId: string
  /** Why the patient's consent is needed. */
  readonly hint: string
}

/** Whether a document shows the diagnosis; only if the record has one. */
export const CidConsent = ({ recordId, hint, ...input }: Props) => {
  const { t } = useTranslation('documents')
  const { data: plan } = useQuery(planQuery(recordId))
  const hasNone = plan?.has_cid === false
  return (
    <Checkbox
      {...input}
      label={t('certificate.cid')}
      description={hasNone ? t('certificate.cidNone') : hint}
      disabled={hasNone}
    />
  )
}
