import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../../lib/api/problem.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { toast } from '../../../ui/toast/toast.ts'
import classes from '../security/security.module.css'
import { confirmFactorMutation, enrollMutation } from '../security/security.queries.ts'
import { useSecurityChange } from '../security/use-security-change.ts'
import { QrPicture } from './qr-picture.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface Offer {
  readonly secret: string
  readonly otpauth_url: string
}

const stay = () => undefined

/** `ABCD EFGH …`: groups of four are easier to type. */
const spaced = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

const ScanStep = ({ offer, onConfirmed }: { offer: Offer; onConfirmed: () => void }) => {
  const { t } = useTranslation('security')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const confirm = useMutation(confirmFactorMutation)
  const send = (typed: string) =>
    confirm.mutate(typed, {
      onSuccess: onConfirmed,
      onError: (problem) => setError(problemText(problem).detail),
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.length === 6) send(code)
    else setError(t('setup.codeRequired'))
  }
  const copy = async () => {
    await navigator.clipboard.writeText(offer.secret)
    toast.success(t('recovery.copied'))
  }
  return (
    <form noValidate className={layout.stack} onSubmit={submit}>
      <p className={classes.detail}>{t('setup.scan')}</p>
      <QrPicture text={offer.otpauth_url} label={t('setup.qr')} />
      <p className={classes.detail}>{t('setup.manual')}</p>
      <code className={classes.secret}>{spaced(offer.secret)}</code>
      <div className={layout.actions}>
        <Button variant="default" onClick={() => void copy().catch(toast.problem)}>
          {t('setup.copyKey')}
        </Button>
      </div>
      <CodeField label={t('setup.code')} value={code} onChange={setCode} error={error} />
      <Button type="submit" size="lg" loading={confirm.isPending}>
        {t('setup.submit')}
      </Button>
    </form>
  )
}

/** Turns the authenticator app on: scan, confirm, save the recovery codes. */
export default function FactorSetup({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('security')
  const [confirmed, setConfirmed] = useState(false)
  const { mutate: enroll, data: offer } = useSecurityChange(enrollMutation, null)
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    enroll(undefined, { onError: onClose })
  }, [enroll, onClose])
  const finish = () => {
    toast.success(t('setup.done'))
    onClose()
  }
  const step = () => {
    if (!offer) return <LoadingLines />
    if (confirmed) return <RecoveryCodes codes={offer.recovery_codes} onKept={finish} />
    return <ScanStep offer={offer} onConfirmed={() => setConfirmed(true)} />
  }
  return (
    <Dialog
      // Codes shown only once must not disappear by accident.
      onClose={confirmed ? stay : onClose}
      title={t(confirmed ? 'recovery.title' : 'setup.title')}
      crossed={!confirmed}
    >
      {step()}
    </Dialog>
  )
}
