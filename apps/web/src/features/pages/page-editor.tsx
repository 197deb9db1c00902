import type { DeskPage } from '@emma/contracts/pages'
import { Button, TextInput } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useLeaveGuard } from '../../lib/use-leave-guard.ts'
import { LoadingLines } from '../../ui/loading-lines.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import classes from './desk.module.css'
import { SaveLine } from './save-line.tsx'
import { useDeskActions } from './use-desk-actions.ts'
import { type PageDraft, usePageDraft } from './use-page-draft.ts'

const PublishDialog = lazyPart(() => import('./publish-dialog.tsx'), 'terms')
const PreviewDialog = lazyPart(() => import('./preview-dialog.tsx'))
const VersionList = lazyPart(() => import('./version-list.tsx'), 'terms')

interface Props {
  readonly desk: DeskPage
  /** What is on the server is another text by now: begin with it. */
  readonly onReset: () => void
}

const Head = ({ desk, actions }: { desk: DeskPage; actions: ReactNode }) => {
  const { t } = useTranslation('pageDesk')
  const { published, draft, slug } = desk
  return (
    <PageHeader
      title={published?.title ?? draft?.title ?? slug}
      subtitle={
        published ? (
          <>
            {t('inForce', { version: published.version, date: formatDate(published.published_at) })}
            {' · '}
            <TextLink underline="always" to="/pagina/$slug" params={{ slug }} target="_blank">
              {t('open')}
            </TextLink>
          </>
        ) : (
          t('neverPublished')
        )
      }
      back={<TextLink to="/admin/pages/list">{t('back')}</TextLink>}
      actions={actions}
    />
  )
}

const Form = ({ draft }: { draft: PageDraft }) => {
  const { t } = useTranslation('pageDesk')
  return (
    <div className={classes.form}>
      <TextInput
        label={t('form.title')}
        value={draft.words.title}
        maxLength={160}
        onChange={(event) => draft.change({ title: event.currentTarget.value })}
      />
      <RichTextField
        label={t('form.content')}
        initial={draft.words.content}
        onChange={(content) => draft.change({ content })}
      />
    </div>
  )
}

/** A page being written: kept as a draft by itself, looked at, published by versions. */
export const PageEditor = ({ desk, onReset }: Props) => {
  const { t } = useTranslation('pageDesk')
  const draft = usePageDraft(desk)
  const { isDirty, words } = draft
  useLeaveGuard(isDirty)
  const [open, setOpen] = useState<'publish' | 'preview' | null>(null)
  const close = () => setOpen(null)
  const { restore, drop, remove } = useDeskActions(desk, draft, onReset)
  const isReady = words.title.trim() !== '' && words.content !== ''
  return (
    <>
      <Head
        desk={desk}
        actions={
          <>
            <Button variant="default" disabled={!isReady} onClick={() => setOpen('preview')}>
              {t('preview.open')}
            </Button>
            <Button disabled={!isReady} onClick={() => setOpen('publish')}>
              {t('publish.open')}
            </Button>
          </>
        }
      />
      <div className={classes.desk}>
        <div className={classes.form}>
          <div className={classes.bar}>
            <SaveLine draft={draft} onReload={onReset} />
            <span className={classes.actions}>
              {desk.published && draft.savedAt && (
                <Button size="xs" variant="subtle" onClick={() => void drop()}>
                  {t('drop.open')}
                </Button>
              )}
              {!desk.standing && (
                <Button size="xs" variant="subtle" color="coral" onClick={() => void remove()}>
                  {t('remove.open')}
                </Button>
              )}
            </span>
          </div>
          <Form draft={draft} />
        </div>
        <Suspense fallback={<LoadingLines shape="block" />}>
          <VersionList desk={desk} words={words} onRestore={(version) => void restore(version)} />
        </Suspense>
      </div>
      <Suspense fallback={null}>
        {open === 'publish' && <PublishDialog desk={desk} draft={draft} onClose={close} />}
        {open === 'preview' && (
          <PreviewDialog
            label={t('preview.title')}
            title={words.title}
            html={words.content}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
