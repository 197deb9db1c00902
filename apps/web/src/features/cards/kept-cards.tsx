import type { Card } from '@emma/contracts/cards'
import { Badge, Button } from '@mantine/core'
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ask } from '../../ui/dialog/confirm.ts'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import layout from '../../ui/layout/layout.module.css'
import { toast } from '../../ui/toast/toast.ts'
import classes from './cards.module.css'
import { cardsQuery, deleteCardMutation } from './cards.queries.ts'

const KeptCardLine = ({ card }: { card: Card }) => {
  const { t } = useTranslation('cards')
  const client = useQueryClient()
  const { last4 } = card
  const remove = useMutation({
    ...deleteCardMutation,
    onSuccess: () => toast.success(t('removed')),
    onError: toast.problem,
    onSettled: () => client.invalidateQueries({ queryKey: cardsQuery.queryKey }),
  })
  const askFirst = async () => {
    const sure = await ask({
      title: t('removeTitle'),
      detail: t('removeDetail', { last4 }),
      confirm: t('remove'),
      destructive: true,
    })
    if (sure) remove.mutate(card.id)
  }
  return (
    <li className={classes.kept}>
      <IconCreditCard size={24} stroke={1.75} aria-hidden />
      <span className={classes.keptName}>
        {`${card.brand} •••• ${last4}`}
        <small>
          {cardExpiry(card)}
          {card.default && <Badge variant="light">{t('default')}</Badge>}
        </small>
      </span>
      <Button
        variant="subtle"
        color="coral"
        loading={remove.isPending}
        onClick={() => void askFirst()}
        aria-label={t('removeOf', { last4 })}
      >
        {t('remove')}
      </Button>
    </li>
  )
}

/** `07/30`. */
export const cardExpiry = ({ exp_month, exp_year }: Pick<Card, 'exp_month' | 'exp_year'>): string =>
  `${String(exp_month).padStart(2, '0')}/${String(exp_year % 100).padStart(2, '0')}`

/** The saved cards, each with a delete button. */
export const KeptCards = () => {
  const { t } = useTranslation('cards')
  return (
    <QueryView
      query={useQuery(cardsQuery)}
      isEmpty={(cards) => cards.length === 0}
      empty={<p className={layout.muted}>{t('keptNone')}</p>}
    >
      {(cards) => (
        <ul className={layout.items}>
          {cards.map((card) => (
            <KeptCardLine key={card.id} card={card} />
          ))}
        </ul>
      )}
    </QueryView>
  )
}
