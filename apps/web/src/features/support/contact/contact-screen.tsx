import type { ContactMessage } from '@emma/contracts/support/contact'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../lib/api/query-client.ts'
import { useListPlace } from '../../../lib/filters/use-list-place.ts'
import { formatDate, formatHour } from '../../../lib/i18n/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { StatusBadge, useStateWord } from '../../../ui/status/status-badge.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { ResourceList } from '../../../ui/table/resource-list.tsx'
import { RowButton, RowTitle } from '../../../ui/table/row-open.tsx'
import { contactQuery } from './contact.queries.ts'

const ContactDialog = lazyPart(() => import('./contact-dialog.tsx'))

const useColumns = (onOpen: (message: ContactMessage) => void): readonly Column<ContactMessage>[] => {
  const { t } = useTranslation('support')
  const word = useStateWord()
  return [
    {
      key: 'who',
      header: t('contact.who'),
      text: ({ name }) => name,
      cell: (message) => (
        <RowTitle note={message.email}>
          <RowButton
            aria-label={t('contact.openLabel', { name: message.name })}
            onClick={() => onOpen(message)}
          >
            {message.name}
          </RowButton>
        </RowTitle>
      ),
    },
    { key: 'email', header: t('contact.email'), text: ({ email }) => email, only: 'file' },
    { key: 'subject', header: t('contact.subject'), text: ({ subject }) => t(`contact.subjects.${subject}`) },
    { key: 'message', header: t('contact.message'), text: ({ message }) => message, only: 'file' },
    { key: 'error', header: t('contact.error'), text: ({ error_id }) => error_id ?? '', only: 'file' },
    {
      key: 'when',
      header: t('contact.when'),
      text: ({ created_at }) => `${formatDate(created_at)}, ${formatHour(created_at)}`,
    },
    {
      key: 'state',
      header: t('contact.state'),
      text: ({ state }) => word('message', state),
      cell: ({ state }) => <StatusBadge of="message" state={state} />,
      phone: 'end',
    },
  ]
}

/** Messages from the contact page, including those the mail server has not accepted. */
export default function ContactScreen() {
  const { t } = useTranslation('support')
  const [opened, open] = useState<ContactMessage>()
  const { asked, place } = useListPlace({ list: 'contact', size: 25 })
  return (
    <>
      <ResourceList
        title={t('contact.title')}
        subtitle={t('contact.subtitle')}
        caption={t('contact.caption')}
        query={useQuery(contactQuery(asked))}
        load={(at) => queryClient.fetchQuery(contactQuery({ ...asked, ...at }))}
        place={place}
        columns={useColumns(open)}
        empty={{ title: t('contact.empty'), detail: t('contact.emptyDetail') }}
      >
        {null}
      </ResourceList>
      <Suspense fallback={null}>
        {opened && <ContactDialog message={opened} onClose={() => open(undefined)} />}
      </Suspense>
    </>
  )
}
