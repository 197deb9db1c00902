import type { Appointment } from '@emma/contracts/booking'
import { Button, Textarea } from '@mantine/core'
import { useClipboard, useMediaQuery } from '@mantine/hooks'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../../lib/time/use-now.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { MoneyText } from '../../../ui/money/money-text.tsx'
import classes from '../result/booking-result.module.css'
import { clockOf } from './countdown.ts'

type Pix = NonNullable<Appointment['payment']['pix']>

const second = 1000
const copiedFor = 2 * second

/**
 * How long the code pays for what is reserved, undefined if nothing ends. The bank may take it longer: then the time
 * may be somebody else's.
 */
const useLeft = ({ pix, heldUntil }: Pick<PixProps, 'pix' | 'heldUntil'>): number | undefined => {
  const now = useNow(second)
  const ends = [pix?.expires_at, heldUntil].flatMap((end) => (end == null ? [] : [Date.parse(end)]))
  return ends.length === 0 ? undefined : Math.min(...ends) - now
}

/** For another device's camera: on this phone the code is copied, and the picture folded away. */
const QrCode = ({ url }: { url: string }) => {
  const { t } = useTranslation('booking')
  const isOpen = useMediaQuery('(min-width: 48em)', false, { getInitialValueInEffect: false })
  return (
    <details className={classes.fold} open={isOpen}>
      <summary>{t('pix.showQr')}</summary>
      <img className={classes.qr} src={url} alt={t('pix.qr')} width={240} height={240} />
    </details>
  )
}

/** The code to copy, and as a QR code. */
const Code = ({ pix }: { pix: Pix }) => {
  const { t } = useTranslation('booking')
  const { copied, copy } = useClipboard({ timeout: copiedFor })
  return (
    <>
      <Button
        size="lg"
        leftSection={copied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
        onClick={() => copy(pix.qr_code)}
      >
        {t(copied ? 'pix.copied' : 'pix.copy')}
      </Button>
      <QrCode url={pix.qr_code_url} />
      <Textarea label={t('pix.code')} value={pix.qr_code} readOnly autosize maxRows={4} />
    </>
  )
}

export interface PixProps {
  /** The Pix's centavos. */
  readonly amount: number
  /** Undefined while it is created. */
  readonly pix: Pix | undefined
  /** Until when what it pays for is reserved. */
  readonly heldUntil: string | null
  /** The last checks got no answer: the payment may have been made already. */
  readonly isUnheard: boolean
  /** Summary of the purchase. */
  readonly children: ReactNode
}

/** What is being done about the payment: nothing is promised that cannot be seen. */
const stateOf = ({ pix, isUnheard }: PixProps, isOver: boolean) => {
  if (isUnheard) return 'pix.unheard'
  if (isOver) return 'pix.ended'
  return pix ? 'pix.live' : undefined
}

/** The amount and the time left; until then the code, as soon as it exists; and what is known of the payment. */
export const PixPanel = (props: PixProps) => {
  const { t } = useTranslation('booking')
  const { amount, pix, children } = props
  const left = useLeft(props)
  const isOver = left !== undefined && left <= 0
  const state = stateOf(props, isOver)
  return (
    <section className={classes.panel}>
      <div className={classes.head}>
        <h1>{t(isOver ? 'pix.overTitle' : 'pix.title')}</h1>
        <p>{t(isOver ? 'pix.overDetail' : pix ? 'pix.detail' : 'pix.making')}</p>
      </div>
      <div className={classes.due}>
        <p>
          {t('pix.amount')} <MoneyText value={amount} strong />
        </p>
        {left !== undefined && !isOver && <p role="timer">{t('pix.left', { time: clockOf(left) })}</p>}
      </div>
      {!isOver && (pix ? <Code pix={pix} /> : <LoadingLines count={3} />)}
      <p className={classes.held} role="status">
        {state && t(state)}
      </p>
      {children}
    </section>
  )
}
