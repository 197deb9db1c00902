import type { Address } from '@emma/contracts/customers'
import { brandOf } from '@emma/domain/cards'
import { Alert, Button, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionBar } from '../../ui/action/action-bar.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import layout from '../../ui/layout/layout.module.css'
import { BillingFields } from './billing-fields.tsx'
import { CardFields } from './card-fields.tsx'
import classes from './cards.module.css'
import { registeredAddressQuery } from './cards.queries.ts'
import { LiveCard } from './live-card.tsx'
import { type KeptCard, useCardForm } from './use-card-form.ts'

interface Props {
  /** The button's verb: add a card, or use it at once. */
  readonly verb: 'submit' | 'submitInline'
  readonly onAdded: (card: KeptCard) => void
}

const FilledForm = ({ verb, onAdded, registered }: Props & { registered: Address | null }) => {
  const { t } = useTranslation('cards')
  const isToPay = verb === 'submitInline'
  const card = useCardForm(registered !== null, isToPay, onAdded)
  const { form, submit, isSending, failure, keep, setKeep, ...billing } = card
  const brand = brandOf(form.values.card_number)
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <LiveCard values={form.values} />
      <div className={classes.fields}>
        <CardFields form={form} />
        <BillingFields form={form} registered={registered} {...billing} />
        {isToPay && (
          <Switch
            labelPosition="left"
            className={classes.keep}
            label={t('keep')}
            checked={keep}
            onChange={(event) => setKeep(event.currentTarget.checked)}
          />
        )}
        {failure && (
          <Alert color="coral" role="alert" title={t('addFailed')}>
            {failure}
          </Alert>
        )}
        <p className={layout.muted}>{t('secure')}</p>
        <ActionBar state={brand ? t(`brands.${brand}`) : t('title')}>
          <Button type="submit" size="lg" loading={isSending}>
            {t(verb)}
          </Button>
        </ActionBar>
      </div>
    </form>
  )
}

/** The card form (spec §3, §5): the card goes to the provider, its token to us; empties the form after saving. */
export const CardForm = ({ verb, onAdded }: Props) => {
  const [kept, setKept] = useState(0)
  const finish = (card: KeptCard) => {
    setKept(kept + 1)
    onAdded(card)
  }
  return (
    <QueryView query={useQuery(registeredAddressQuery)} skeleton={<LoadingLines shape="lines" count={6} />}>
      {(registered) => <FilledForm key={kept} registered={registered} verb={verb} onAdded={finish} />}
    </QueryView>
  )
}
