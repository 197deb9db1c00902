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

const Countdown = ({ until }: { until: string }) => {
  const { t } = useTranslation('booking')
  const left = Date.parse(until) - useNow(second)
  return left > 0 ? (
    <p role="timer">{t('pix.left', { time: clockOf(left) })}</p>
  ) : (
    <p role="status">{t('pix.ended')}</p>
  )
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
  /** How long it can still be paid. */
  readonly until: string | undefined
  /** Summary of the purchase. */
  readonly children: ReactNode
}

/** The amount and the time left; the code, as soon as it exists; and a note that the payment is being watched. */
export const PixPanel = ({ amount, pix, until, children }: PixProps) => {
  const { t } = useTranslation('booking')
  return (
    <section className={classes.panel}>
      <div className={classes.head}>
        <h1>{t('pix.title')}</h1>
        <p>{t(pix ? 'pix.detail' : 'pix.making')}</p>
      </div>
      <div className={classes.due}>
        <p>
          {t('pix.amount')} <MoneyText value={amount} strong />
        </p>
        {until && <Countdown until={until} />}
      </div>
      {pix ? <Code pix={pix} /> : <LoadingLines count={3} />}
      <p className={classes.held} role="status">
        {pix && t('pix.live')}
      </p>
      {children}
    </section>
  )
}
