import type { Customer } from '@emma/contracts/customers'
import { formatPhone } from '@emma/domain/customers'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { breakable } from '../../../ui/layout/breakable.tsx'
import classes from './profile.module.css'
import type { ContactKind } from './profile.queries.ts'

const CodeDialog = lazy(() => import('./code-dialog.tsx'))

const kinds = ['email', 'cellphone'] as const

/** Asks for the code as soon as a new contact is saved; later only on request. */
const useAsked = (pending: Customer['pendingContact']) => {
  const [asked, setAsked] = useState<ContactKind>()
  const [before, setBefore] = useState(pending)
  if (before !== pending) {
    setBefore(pending)
    const fresh = kinds.find((kind) => pending[kind] !== undefined && pending[kind] !== before[kind])
    if (fresh) setAsked(fresh)
  }
  return [asked, setAsked] as const
}

/** A new e-mail or cell phone whose code was not entered yet, with a button to enter it. */
export const PendingContact = ({ pending }: { pending: Customer['pendingContact'] }) => {
  const { t } = useTranslation('customers')
  const [open, setOpen] = useAsked(pending)
  const waiting = kinds.flatMap((kind) => {
    const value = pending[kind]
    return value === undefined ? [] : [{ kind, value: kind === 'email' ? value : formatPhone(value) }]
  })
  const asked = waiting.find(({ kind }) => kind === open)
  return (
    <div role="status">
      {waiting.map(({ kind, value }) => (
        <div key={kind} className={classes.waiting}>
          <span>{breakable(t('profile.waiting', { value }))}</span>
          <Button size="sm" variant="default" onClick={() => setOpen(kind)}>
            {t('profile.enterCode')}
          </Button>
        </div>
      ))}
      {asked && (
        <Suspense fallback={null}>
          <CodeDialog {...asked} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
