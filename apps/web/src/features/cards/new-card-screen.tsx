import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { CardForm } from './card-form.tsx'
import classes from './cards.module.css'
import { KeptCards } from './kept-cards.tsx'

/** Saves a card for paying, and lists the saved ones. */
export default function NewCardScreen() {
  const { t } = useTranslation('cards')
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className={`${classes.page} ${layout.arriving}`}>
        <CardForm verb="submit" onAdded={({ last4 }) => toast.success(t('added', { last4 }))} />
        <section className={layout.list}>
          <Title order={2}>{t('kept')}</Title>
          <KeptCards />
        </section>
      </div>
    </>
  )
}
