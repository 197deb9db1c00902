import type { Card } from '@emma/contracts/cards'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '../../../ui/dialog/sheet.tsx'
import { CardForm } from '../../cards/index.ts'
import classes from '../book/pick-slot.module.css'

interface Props {
  /** What stops the payment meanwhile, above the form: what is typed stays. */
  readonly obstacle: ReactNode
  readonly onAdded: (card: Card) => void
  readonly onClose: () => void
}

/** Adds a card in a dialog over the payment. */
export default function NewCard({ obstacle, onAdded, onClose }: Props) {
  const { t } = useTranslation('booking')
  return (
    <Sheet title={t('pay.newCard')} onClose={onClose}>
      <div className={classes.newCard}>
        {obstacle}
        <CardForm verb="submitInline" onAdded={onAdded} />
      </div>
    </Sheet>
  )
}
