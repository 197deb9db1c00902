import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { ChatForm } from './chat-form.tsx'
import { settingsQuery } from './settings.queries.ts'

/** How the specialist's chat answers. */
export default function ChatSettingsScreen() {
  const { t } = useTranslation('specialistAccount')
  const { t: shell } = useTranslation()
  return (
    <>
      <PageHeader title={shell('titles.chat-settings')} subtitle={t('chat.subtitle')} />
      <QueryView query={useQuery(settingsQuery)} skeleton={<LoadingLines shape="cards" count={3} />}>
        {(settings) => <ChatForm settings={settings} />}
      </QueryView>
    </>
  )
}
