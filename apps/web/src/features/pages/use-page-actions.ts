import type { AdminPage } from '@emma/contracts/pages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ask } from '../../ui/dialog/confirm.ts'
import { toast } from '../../ui/toast/toast.ts'
import {
  dropMutation,
  editorKey,
  editorPageQuery,
  removeMutation,
  saveDraft,
  versionQuery,
} from './editor.queries.ts'
import type { PageDraft } from './use-page-draft.ts'

/** Other actions on a page, each after confirmation. */
export const usePageActions = (page: AdminPage, draft: PageDraft, onReset: () => void) => {
  const { t } = useTranslation('pageEditor')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { id, slug } = page
  const begin = (next: AdminPage, message: string) => {
    draft.settle()
    client.setQueryData(editorPageQuery(slug).queryKey, next)
    toast.success(message)
    onReset()
  }
  const restoring = useMutation({
    mutationFn: async (version: number) => {
      await draft.pause()
      const { title, content } = await client.fetchQuery(versionQuery(id, version))
      return saveDraft(id, { title, content })
    },
    onSuccess: (next, version) => begin(next, t('versions.restored', { version })),
    onError: toast.problem,
  })
  const dropping = useMutation({
    ...dropMutation,
    onMutate: draft.pause,
    onSuccess: (next) => begin(next, t('drop.done')),
    onError: toast.problem,
  })
  const removing = useMutation({
    ...removeMutation,
    onMutate: draft.pause,
    onSuccess: async () => {
      draft.settle()
      toast.success(t('remove.done'))
      await client.invalidateQueries({ queryKey: [...editorKey, 'list'] })
      await navigate({ to: '/admin/pages/list' })
    },
    onError: toast.problem,
  })
  return {
    restore: async (version: number) => {
      const yes = await ask({
        title: t('versions.restoreTitle', { version }),
        detail: t('versions.restoreDetail'),
        confirm: t('versions.restoreConfirm'),
      })
      if (yes) restoring.mutate(version)
    },
    drop: async () => {
      const { title, detail, confirm } = t('drop', { returnObjects: true })
      if (await ask({ title, detail, confirm, destructive: true })) dropping.mutate(id)
    },
    remove: async () => {
      const yes = await ask({
        title: t('remove.title', { title: draft.words.title }),
        detail: t('remove.detail'),
        confirm: t('remove.confirm'),
        destructive: true,
      })
      if (yes) removing.mutate(id)
    },
  }
}
