import type { Contact } from '@emma/contracts/chat'
import { Button, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../../ui/action/link-button.tsx'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import type { Participant } from '../chat.calls.ts'
import classes from '../chat.module.css'
import { ContactItem } from './contact-item.tsx'
import { useContacts } from './use-contacts.ts'

/** A contact's link: within the list's address, or to the person's. */
export type ChatRoute = 'list' | 'person'

const AT_ONCE = 50
const MOST = 100

interface LinkProps {
  readonly route: ChatRoute
  readonly person: string
  readonly isChosen: boolean
  readonly children: ReactNode
}

const ContactLink = ({ route, person, isChosen, children }: LinkProps) => {
  const shown = {
    className: classes.contact,
    'aria-current': isChosen ? ('true' as const) : undefined,
    resetScroll: false,
  }
  return route === 'person' ? (
    <Link {...shown} to="/chat/$employeeId" params={{ employeeId: person }}>
      {children}
    </Link>
  ) : (
    <Link {...shown} to="." search={(now: object) => ({ ...now, with: person })}>
      {children}
    </Link>
  )
}

const Empty = ({ participant, isSearch }: { participant: Participant; isSearch: boolean }) => {
  const { t } = useTranslation('chat')
  if (isSearch) return <EmptyState title={t('contacts.foundNone')} detail={t('contacts.foundNoneDetail')} />
  return (
    // The open chat beside it has nothing to say then.
    <div data-nobody>
      <EmptyState
        picture="chat"
        title={t('contacts.emptyTitle')}
        detail={t(`contacts.empty.${participant}`)}
        action={
          participant === 'customer' && (
            <LinkButton to="/customer/specialists/$id" params={{ id: 'todos' }}>
              {t('contacts.find')}
            </LinkButton>
          )
        }
      />
    </div>
  )
}

/** The ids by which a chat is addressed: the person's is that of the chat with them, not with the office. */
const namesOf = ({ thread, chatId, personId, userId }: Contact): readonly string[] =>
  thread === 'office' ? [chatId] : [personId, userId, chatId]
const addressOf = ({ thread, chatId, personId }: Contact): string => (thread === 'office' ? chatId : personId)

interface Props {
  readonly participant: Participant
  readonly route: ChatRoute
  /** The person of the open chat. */
  readonly person: string | undefined
}

/** The user's contacts, latest first. */
export const ContactPane = ({ participant, route, person }: Props) => {
  const { t } = useTranslation('chat')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 300)
  const [pageSize, setPageSize] = useState(AT_ONCE)
  const query = useContacts(participant, search, pageSize)
  return (
    <nav className={classes.contacts} aria-label={t('contacts.label')}>
      <TextInput
        type="search"
        className={classes.search}
        aria-label={t('contacts.search')}
        placeholder={t('contacts.search')}
        maxLength={100}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <QueryView
        query={query}
        skeleton={<LoadingLines shape="table" count={6} />}
        isEmpty={({ data }) => data.length === 0}
        empty={<Empty participant={participant} isSearch={search !== ''} />}
      >
        {({ data, meta }) => (
          <>
            <ul>
              {data.map((contact) => (
                <li key={contact.chatId}>
                  <ContactLink
                    route={route}
                    person={addressOf(contact)}
                    isChosen={person !== undefined && namesOf(contact).includes(person)}
                  >
                    <ContactItem contact={contact} />
                  </ContactLink>
                </li>
              ))}
            </ul>
            {meta.total > data.length && pageSize < MOST && (
              <Button variant="subtle" onClick={() => setPageSize(MOST)}>
                {t('contacts.more')}
              </Button>
            )}
          </>
        )}
      </QueryView>
    </nav>
  )
}
