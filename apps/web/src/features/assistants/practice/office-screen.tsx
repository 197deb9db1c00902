import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../ui/feedback/state-block.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { OfficeChats } from '../../chat/index.ts'
import { PracticeGate } from './practice-gate.tsx'

const NotAllowed = () => {
  const { t } = useTranslation('assistants')
  return (
    <>
      <PageHeader title={t('chat.title')} />
      <EmptyState picture="chat" title={t('chat.notAllowed')} detail={t('chat.notAllowedDetail')} />
    </>
  )
}

/** The office's chats with patients. */
export default function OfficeScreen() {
  return <PracticeGate>{({ chat }) => (chat ? <OfficeChats /> : <NotAllowed />)}</PracticeGate>
}
