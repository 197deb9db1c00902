import type { SupportSale } from '@emma/contracts/support'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBRL } from '../../lib/i18n/format.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'

const CancelSale = lazyPart(() => import('./cancel-sale.tsx'))
const RefundSale = lazyPart(() => import('./refund-sale.tsx'))

/** The support's current actions. */
export const SaleActions = ({ sale }: { sale: SupportSale }) => {
  const { t } = useTranslation('support')
  const [asked, setAsked] = useState<'cancel' | 'refund'>()
  const close = () => setAsked(undefined)
  const { cancel, refund } = sale.can
  return (
    <>
      {refund > 0 && (
        <Button onClick={() => setAsked('refund')}>
          {t('refund.button', { amount: formatBRL(refund) })}
        </Button>
      )}
      {cancel && (
        <Button variant="default" onClick={() => setAsked('cancel')}>
          {t('cancel.button')}
        </Button>
      )}
      <Suspense fallback={null}>
        {asked === 'cancel' && <CancelSale sale={sale} onClose={close} />}
        {asked === 'refund' && <RefundSale sale={sale} onClose={close} />}
      </Suspense>
    </>
  )
}
