import type { Appointment } from '@emma/contracts/booking'
import { formatPhone } from '@emma/domain/customers'
import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { breakable } from '../../../ui/layout/breakable.tsx'
import { patientName } from '../../booking/index.ts'
import classes from '../assistants.module.css'
import { contactReachQuery, reachQuery } from '../assistants.queries.ts'

/** A patient with an account, or a contact without one. */
export type Whom =
  | { readonly customerId: string; readonly dependentId?: string | undefined; readonly name: string }
  | { readonly contactId: string; readonly name: string }

export const whomOf = (appointment: Appointment): Whom => ({
  customerId: appointment.customer.id,
  dependentId: appointment.dependent?.id,
  name: patientName(appointment),
})

const Line = ({ name, value, href }: { name: string; value: string | null; href: string }) => {
  const { t } = useTranslation('assistants')
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value ? (
          <Anchor href={`${href}${value}`}>{breakable(href === 'tel:' ? formatPhone(value) : value)}</Anchor>
        ) : (
          t('reach.none')
        )}
      </dd>
    </div>
  )
}

/** With what chats need, which no list does. */
const MessageButton = lazyPart(() => import('./message-button.tsx'))

/** A patient's phone and e-mail, with a link to book for them. */
export const ReachDialog = ({ whom, onClose }: { whom: Whom; onClose: () => void }) => {
  const { t } = useTranslation('assistants')
  const query = 'customerId' in whom ? reachQuery(whom.customerId) : contactReachQuery(whom.contactId)
  const search =
    'customerId' in whom
      ? { customer: whom.customerId, dependent: whom.dependentId }
      : { who: 'new', contact: whom.contactId }
  return (
    <Dialog title={whom.name} onClose={onClose}>
      <QueryView query={useQuery(query)} skeleton={<LoadingLines count={2} />}>
        {({ name, phone, email }) => (
          <div className={classes.form}>
            {name !== whom.name && <p className={classes.quiet}>{t('reach.guardian', { name })}</p>}
            <dl className={classes.reach}>
              <Line name={t('reach.phone')} value={phone} href="tel:" />
              <Line name={t('reach.email')} value={email} href="mailto:" />
            </dl>
            <div className={classes.buttons}>
              <LinkButton to="/assistente/novo-agendamento" search={search}>
                {t('reach.book')}
              </LinkButton>
              <Suspense fallback={null}>
                {'customerId' in whom && <MessageButton customerId={whom.customerId} />}
              </Suspense>
            </div>
          </div>
        )}
      </QueryView>
    </Dialog>
  )
}
