import type { AdminPage } from '@emma/contracts/pages'
import { Button, Group, Radio } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import layout from '../../ui/layout/layout.module.css'
import TextDiff from '../../ui/rich-text/text-diff.tsx'
import { toast } from '../../ui/toast/toast.ts'
import classes from './editor.module.css'
import { editorKey, publishMutation } from './editor.queries.ts'
import { pageQuery } from './pages.queries.ts'
import type { PageDraft } from './use-page-draft.ts'

interface Props {
  readonly page: AdminPage
  readonly draft: PageDraft
  readonly onClose: () => void
}

const usePublishing = ({ page, draft, onClose }: Props) => {
  const { t } = useTranslation('pageEditor')
  const client = useQueryClient()
  const last = page.published?.version ?? 0
  return useMutation({
    ...publishMutation,
    onMutate: draft.pause,
    onSuccess: async ({ version }) => {
      draft.settle()
      toast.success(t(version === last ? 'publish.same' : 'publish.done', { version }))
      onClose()
      await Promise.all([
        client.invalidateQueries({ queryKey: editorKey }),
        client.invalidateQueries({ queryKey: pageQuery(page.slug).queryKey }),
      ])
    },
    onError: toast.problem,
  })
}

/** The consequences of publishing: what changes, and whether people must accept again. */
export default function PublishDialog(props: Props) {
  const { t } = useTranslation('pageEditor')
  const { page, draft, onClose } = props
  const publishing = usePublishing(props)
  const [asks, setAsks] = useState('again')
  const { published, agreed, id } = page
  const version = published?.version ?? 0
  return (
    <Dialog title={t('publish.title')} size="xl" onClose={onClose}>
      <div className={classes.question}>
        {published ? (
          <section>
            <h3>{t('publish.changes')}</h3>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard too */}
            <section className={classes.diff} tabIndex={0} aria-label={t('publish.changes')}>
              <TextDiff before={published} after={draft.words} />
            </section>
          </section>
        ) : (
          <p className={layout.muted}>{t('publish.first')}</p>
        )}
        {agreed && published && (
          <Radio.Group label={t('publish.ask')} value={asks} onChange={setAsks}>
            <div className={classes.list}>
              <Radio value="again" label={t('publish.again')} description={t('publish.againHint')} mt="xs" />
              <Radio value="minor" label={t('publish.minor')} description={t('publish.minorHint')} />
            </div>
          </Radio.Group>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('publish.cancel')}
          </Button>
          <Button
            loading={publishing.isPending}
            onClick={() => publishing.mutate({ id, ...draft.words, version, minor: asks === 'minor' })}
          >
            {t('publish.confirm', { version: version + 1 })}
          </Button>
        </Group>
      </div>
    </Dialog>
  )
}
