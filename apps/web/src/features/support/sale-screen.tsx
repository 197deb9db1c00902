import type { SupportSale } from '@emma/contracts/support'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../ui/action/text-link.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { SaleAbout } from './sale-about.tsx'
import { SaleActions } from './sale-actions.tsx'
import { SaleMessages } from './sale-messages.tsx'
import { SalePayment } from './sale-payment.tsx'
import { SaleStatusBadge } from './sale-status.tsx'
import classes from './support.module.css'
import { saleQuery } from './support.queries.ts'

const useTitle = () => {
  const { t } = useTranslation('support')
  return ({ kind, customer: { name } }: SupportSale): string =>
    t(kind === 'appointment' ? 'one.title' : 'one.queueTitle', { name })
}

/** One appointment or place in the queue: who, when, payments and messages, and the actions of support. */
export default function SaleScreen() {
  const { t } = useTranslation('support')
  const { t: shell } = useTranslation()
  const { id } = useParams({ from: '/admin/support/$id' })
  const query = useQuery(saleQuery(id))
  const titleOf = useTitle()
  const { data } = query
  return (
    <>
      <PageHeader
        back={<TextLink to="/admin/support">{t('one.back')}</TextLink>}
        title={data ? titleOf(data) : shell('titles.support-sale')}
        subtitle={data && <SaleStatusBadge {...data} />}
        actions={data && <SaleActions sale={data} />}
      />
      <QueryView query={query} skeleton={<LoadingLines shape="cards" count={3} />}>
        {(sale) => (
          <div className={classes.page}>
            <div className={layout.columns}>
              <SaleAbout sale={sale} />
              <SalePayment sale={sale} />
            </div>
            <SaleMessages sale={sale} />
          </div>
        )}
      </QueryView>
    </>
  )
}
