import type { AdminPage } from '@emma/contracts/pages'
import { Button, TextInput } from '@mantine/core'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../lib/forms/use-leave-guard.ts'
import { formatDate } from '../../lib/i18n/format.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import { LoadingLines } from '../../ui/feedback/loading-lines.tsx'
import layout from '../../ui/layout/layout.module.css'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { RichTextField } from '../../ui/rich-text/rich-text-field.tsx'
import classes from './editor.module.css'
import { SaveLine } from './save-line.tsx'
import { usePageActions } from './use-page-actions.ts'
import { type PageDraft, usePageDraft } from './use-page-draft.ts'

const PublishDialog = lazyPart(() => import('./publish-dialog.tsx'), 'terms')
const PreviewDialog = lazyPart(() => import('./preview-dialog.tsx'))
const VersionList = lazyPart(() => import('./version-list.tsx'), 'terms')

interface Props {
  readonly page: AdminPage
  /** Restarts with the server's text, which has changed. */
  readonly onReset: () => void
}

const Head = ({ page, actions }: { page: AdminPage; actions: ReactNode }) => {
  const { t } = useTranslation('pageEditor')
  const { published, draft, slug } = page
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
  const { t } = useTranslation('pageEditor')
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

/** A page being edited: saved as a draft by itself, previewed, published in versions. */
export const PageEditor = ({ page, onReset }: Props) => {
  const { t } = useTranslation('pageEditor')
  const draft = usePageDraft(page)
  const { isDirty, words } = draft
  useLeaveGuard(isDirty)
  const [open, setOpen] = useState<'publish' | 'preview' | null>(null)
  const close = () => setOpen(null)
  const { restore, drop, remove } = usePageActions(page, draft, onReset)
  const isReady = words.title.trim() !== '' && words.content !== ''
  return (
    <>
      <Head
        page={page}
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
      <div className={classes.page}>
        <div className={classes.form}>
          <div className={classes.bar}>
            <SaveLine draft={draft} onReload={onReset} />
            <span className={layout.actions}>
              {page.published && draft.savedAt && (
                <Button size="xs" variant="subtle" onClick={() => void drop()}>
                  {t('drop.open')}
                </Button>
              )}
              {!page.standing && (
                <Button size="xs" variant="subtle" color="coral" onClick={() => void remove()}>
                  {t('remove.open')}
                </Button>
              )}
            </span>
          </div>
          <Form draft={draft} />
        </div>
        <Suspense fallback={<LoadingLines shape="block" />}>
          <VersionList page={page} words={words} onRestore={(version) => void restore(version)} />
        </Suspense>
      </div>
      <Suspense fallback={null}>
        {open === 'publish' && <PublishDialog page={page} draft={draft} onClose={close} />}
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
