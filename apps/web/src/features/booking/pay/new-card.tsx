import type { Card } from '@emma/contracts/cards'
import { useTranslation } from 'react-i18next'
import { Sheet } from '../../../ui/dialog/sheet.tsx'
import { CardForm } from '../../cards/index.ts'
import classes from '../book/pick-slot.module.css'

interface Props {
  readonly onAdded: (card: Card) => void
  readonly onClose: () => void
}

/** Adds a card in a dialog over the payment. */
export default function NewCard({ onAdded, onClose }: Props) {
  const { t } = useTranslation('booking')
  return (
    <Sheet title={t('pay.newCard')} onClose={onClose}>
      <div className={classes.newCard}>
        <CardForm verb="submitInline" onAdded={onAdded} />
      </div>
    </Sheet>
  )
}
