import type { QueueOffer } from '@emma/contracts/queue'
import { Button, Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionBar } from '../../../ui/action/action-bar.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import { ownDependentsQuery, WhoFor } from '../../booking/index.ts'
import classes from '../queue.module.css'
import { KindChoice } from './kind-choice.tsx'
import type { EnteringDraft } from './use-entering.ts'
import { useKind } from './use-kind.ts'

const LONGEST = 1000

interface Props {
  readonly entering: EnteringDraft
  readonly offer: QueueOffer
}

/** The complaint first; then the patient, and the kind of care. */
export default function ComplaintStep({ entering, offer }: Props) {
  const { t } = useTranslation('queue')
  const [isMissing, setMissing] = useState(false)
  const { form, complaint, dependentId, choose } = entering
  const { kinds, chosen } = useKind(entering)
  const isAttended = offer.kinds.some(({ kind_of_care, on_duty }) => kind_of_care === chosen && on_duty > 0)
  // The question about the patient must not appear while one types.
  const { isFetched, fetchStatus } = useQuery(ownDependentsQuery)
  if (!isFetched && fetchStatus === 'fetching') return <LoadingLines shape="lines" count={6} />
  return (
    <form
      className={layout.screen}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(complaint === '')
        if (complaint !== '' && isAttended) entering.pay(chosen)
      }}
    >
      <div className={classes.column}>
        <Panel title={t('complaint.title')}>
          <Textarea
            label={t('complaint.label')}
            description={t('complaint.hint')}
            autosize
            minRows={3}
            maxLength={LONGEST}
            {...form.getInputProps('complaint')}
            // After the form's own, which has no error and would remove this one.
            error={isMissing && complaint === '' ? t('complaint.missing') : undefined}
          />
          <WhoFor selected={dependentId} onSelect={choose} />
          <KindChoice
            kinds={kinds}
            standings={offer.kinds}
            selected={chosen}
            onSelect={entering.chooseKind}
          />
          <Button variant="subtle" onClick={entering.again}>
            {t('care.back')}
          </Button>
        </Panel>
      </div>
      <ActionBar state={<MoneyText value={offer.price} strong />} under={t('care.price')}>
        <Button type="submit" size="lg" disabled={!isAttended}>
          {t('complaint.go')}
        </Button>
      </ActionBar>
    </form>
  )
}
